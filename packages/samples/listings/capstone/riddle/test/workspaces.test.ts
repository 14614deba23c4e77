import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { expectRecorded } from '../../../transcript.js';

vi.setConfig({ testTimeout: 120_000 });

// The project of the first lesson, as npm links it. It is below the samples, whose packages it finds.
const listing = fileURLToPath(new URL('..', import.meta.url));
const folder = join(listing, `../../../node_modules/.capstone-${process.pid}`);
const require = createRequire(import.meta.url);
const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const path of ['tsconfig.base.json', 'packages/rules', 'apps/server/tsconfig.json']) {
    cpSync(join(listing, path), join(folder, path), { recursive: true });
  }
  for (const name of ['ask.ts', 'questions.ts']) {
    cpSync(join(listing, 'apps/server/src', name), join(folder, 'apps/server/src', name));
  }
  cpSync(join(listing, 'steps/tsconfig.json'), join(folder, 'tsconfig.json'));
  cpSync(join(listing, 'steps/server-package.json'), join(folder, 'apps/server/package.json'));
  mkdirSync(join(folder, 'node_modules/@riddle'), { recursive: true });
  symlinkSync('../../packages/rules', join(folder, 'node_modules/@riddle/rules'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function node(...words: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  return stdout + stderr;
}

function edit(path: string, change: (text: string) => string): void {
  const text = readFileSync(join(folder, path), 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(join(folder, path), changed);
}

const recorded = (name: string) => new URL(`../output/${name}.txt`, import.meta.url);

test('the server uses the built rules', () => {
  expect(node(tsc, '--build')).toBe('');
  expectRecorded(recorded('ask'), node('apps/server/build/ask.js'));
});

test('without --build, the compiler does not build what the server needs', () => {
  expectRecorded(recorded('not-built'), node(tsc, '--project', 'apps/server'));
});

test('a renamed field is an error where it is used', () => {
  edit('packages/rules/src/index.ts', (text) =>
    text.replace('  text: string;', '  prompt: string;').replaceAll('id, text,', 'id, prompt,'),
  );
  expectRecorded(recorded('renamed'), node(tsc, '--build'));
});

test('a path that is not exported cannot be imported', () => {
  edit('apps/server/src/ask.ts', (text) =>
    text.replace("'@riddle/rules'", "'@riddle/rules/src/index.js'"),
  );
  expectRecorded(recorded('deep-import'), node(tsc, '--build'));
});
