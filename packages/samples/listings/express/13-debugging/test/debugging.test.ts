import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import ts from 'typescript';
import { expect, onTestFinished, test, vi } from 'vitest';
import { compileForNode, compilerErrors } from '../../../compile.js';
import { expectRecorded } from '../../../transcript.js';

vi.setConfig({ testTimeout: 120_000 });

const file = (path: string) => new URL(`../${path}`, import.meta.url);
const output = (name: string) => file(`output/${name}.txt`);
const tsconfig = file('reader.tsconfig.json');

/**
 * Builds a program as a reader does, into `build` of a folder of its own. The follower compiles with
 * types; here, taking them away is enough.
 *
 * @param sourceRoot where the source maps look for the sources
 */
function build(main: string, sourceRoot = '../src'): string {
  const folder = mkdtempSync(join(tmpdir(), 'debugging-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(file(main), join(folder, 'src'), { recursive: true });
  cpSync(file('attempts.json'), join(folder, 'attempts.json'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const fileName of ['attempts.ts', 'points.ts', 'report.ts']) {
    const source = readFileSync(join(folder, 'src', fileName), 'utf8');
    transpile(source, join(folder, 'build'), { fileName, sourceRoot });
  }
  return folder;
}

function transpile(source: string, folder: string, to: { fileName: string; sourceRoot: string }) {
  const { outputText, sourceMapText } = ts.transpileModule(source, {
    fileName: to.fileName,
    compilerOptions: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ES2022,
      sourceMap: true,
      sourceRoot: to.sourceRoot,
    },
  });
  const path = join(folder, to.fileName.replace(/ts$/, 'js'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, outputText);
  writeFileSync(`${path}.map`, sourceMapText ?? '');
}

/** What a terminal shows of a program, without the frames and the version of Node.js. */
function run(folder: string, flags: readonly string[] = []): string {
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, 'build/report.js'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return (
    `$ npm run report --silent\n${stdout}${stderr}`
      .replaceAll(folder, '<path>')
      .replace(/(?: +at .*node:internal.*\n)+/g, '…\n')
      .replace(/\n…\n\nNode/, '\n…\nNode')
      // With source maps, versions of Node.js differ in the number of empty lines.
      .replace(/\^\n\n+/g, flags.length === 0 ? '^\n\n' : '^\n…\n')
      .replace(/v\d+\.\d+\.\d+/, '<version>')
  );
}

const sourceMaps = ['--enable-source-maps'];

test('the first report ends with a stack trace of the compiled files', () => {
  expectRecorded(output('crash'), run(build('steps/crash')));
});

test('with source maps, the stack trace names TypeScript', () => {
  expectRecorded(output('mapped'), run(build('steps/crash'), sourceMaps));
});

test("ViBe's option sourceRoot leads to a folder that readers do not have", () => {
  const folder = build('steps/crash', 'D:/vibe/backend/src');
  const trace = run(folder, sourceMaps).match(/^.*at totalOf .*$/m)?.[0] ?? '';
  expectRecorded(output('source-root'), trace.trim());
});

test('an honest type makes the compiler speak', () => {
  expectRecorded(output('honest'), compilerErrors(file('broken/points.ts'), tsconfig));
});

test('the debugger stops at the wrong points', async () => {
  const folder = build('steps/crash');
  const points = readFileSync(file('src/points.ts'), 'utf8');
  transpile(points, join(folder, 'build'), { fileName: 'points.ts', sourceRoot: '../src' });
  const probe = createServer().listen(0);
  const address = probe.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  await new Promise((resolve) => probe.close(resolve));
  const program = spawn(process.execPath, ['inspect', `--port=${port}`, 'build/report.js'], {
    cwd: folder,
  });
  onTestFinished(() => void program.kill());
  let shown = '';
  let from = 0;
  let changed = Date.now();
  // The prompt is drawn again whenever the program prints, so the text must also have come to rest.
  const prompted = async (pattern: RegExp) => {
    await vi.waitFor(
      () => {
        expect(shown.slice(from)).toMatch(pattern);
        expect(Date.now() - changed).toBeGreaterThan(1000);
      },
      { timeout: 60_000 },
    );
    from = shown.length;
  };
  program.stdout.on('data', (text) => {
    shown += text;
    changed = Date.now();
  });
  const type = async (command: string, pattern = /debug> $/) => {
    shown += `${command}\n`;
    changed = Date.now();
    program.stdin.write(`${command}\n`);
    await prompted(pattern);
  };
  await prompted(/Break on start[\s\S]*debug> $/);
  await type(
    `sb('points.js', 4, "typeof attempt.grade?.points === 'string'")`,
    /not loaded yet[\s\S]*debug> $/,
  );
  await type('cont', /(?=[\s\S]*20 points)[\s\S]*break in[\s\S]*debug> $/);
  await type('exec attempt.grade');
  await type('exec total');
  await type('bt');
  program.stdin.write('.exit\n');
  const text = stripVTControlCharacters(shown)
    .replace(/[\b\r]/g, '')
    .replace(/^[\s\S]*?Break on start/, 'Break on start')
    .replace(/^< ?\n/gm, '')
    .replace(/^(?:debug> )+(?=< |break)/gm, '')
    // On a busy machine what Node.js says of its debugger may come after the break, and the prompt be drawn twice.
    .replace(/^< (?:Debugger|For help|Waiting).*\n/gm, '')
    // The program's own line may arrive after the debugger's.
    .replace(/(?<=> cont\n)([\s\S]*?)(< Owl.*\n)/, '$2$1')
    .replace(/^#\d.* node:.*\n/gm, '')
    .replace(/debug> $/, 'debug> .exit');
  expectRecorded(output('inspect'), `$ node inspect build/report.js\n…\n${text}`);
});

test('the check at the edge names file, entry and value', () => {
  const folder = build('src');
  expectRecorded(output('edge'), run(folder, sourceMaps));
  const data = join(folder, 'attempts.json');
  writeFileSync(data, readFileSync(data, 'utf8').replace('"5"', '5'));
  expectRecorded(output('right'), run(folder, sourceMaps));
});

test.each([
  ['rank', 'mistakes/rank.ts'],
  ['solution', 'solution/rank.ts'],
])('the %s prints what the page says', (name, path) => {
  const program = compileForNode(file(path), tsconfig);
  const { stdout } = spawnSync(process.execPath, [fileURLToPath(program)], { encoding: 'utf8' });
  expectRecorded(output(name), stdout);
});
