import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { expectRecorded } from '../../../transcript.js';

// The compiler needs seconds for each folder, on a busy machine many.
vi.setConfig({ testTimeout: 180_000 });

const file = (path: string) => new URL(`../${path}`, import.meta.url);
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
// In the project, so that the types of Node.js are found; not in its libraries, where the compiler
// does not look for sources.
const scratch = fileURLToPath(new URL('../../../../../../.cache/', import.meta.url));

/** Runs a command line, perhaps with `| grep text`, and gives what a reader sees of it. */
function run(line: string, cwd: string): string {
  const [command = '', wanted = ''] = line.split(' | grep ');
  const [program, ...words] = command.split(' ');
  if (program === 'cat') return readFileSync(join(cwd, words[0] ?? ''), 'utf8');
  const args = program === 'tsc' ? [compiler, ...words] : words;
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  const thrown = /^\w*Error.*$/m.exec(stderr)?.[0];
  const printed = thrown === undefined ? stdout + stderr : `…\n${thrown}\n…\n`;
  const shown = printed.replace(/^.*\n/gm, (text) => (text.includes(wanted) ? text : ''));
  return shown.replaceAll(cwd, '<path>');
}

const transcripts = readdirSync(file('output/')).map((name) => basename(name, '.txt'));

test.each(transcripts)('the terminal shows what %s says', (name) => {
  const recorded = file(`output/${name}.txt`);
  mkdirSync(scratch, { recursive: true });
  const cwd = mkdtempSync(join(scratch, 'modules-lesson-'));
  try {
    cpSync(file('riddle'), cwd, { recursive: true });
    // A mistake is made in the finished project, as the reader makes it.
    if (name !== 'riddle') cpSync(file(`mistakes/${name}`), cwd, { recursive: true });
    const commands = readFileSync(recorded, 'utf8').match(/^\$ .+$/gm) ?? [];
    expect(commands.length).toBeGreaterThan(0);
    const shown = commands.map((line) => `${line}\n${run(line.slice(2), cwd)}`);
    expectRecorded(recorded, shown.join(''));
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
});
