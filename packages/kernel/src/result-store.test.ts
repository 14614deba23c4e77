import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openResultStore } from './result-store.ts';

const RESULT = { words: ['two', 'words'], line: undefined };

let projectFolder = '';

beforeEach(() => {
  projectFolder = mkdtempSync(join(tmpdir(), 'project-'));
  mkdirSync(join(projectFolder, 'src/inner'), { recursive: true });
  for (const file of [
    'src/parse.ts',
    'src/inner/words.ts',
    'package-lock.json',
    'tsconfig.base.json',
  ]) {
    writeFileSync(join(projectFolder, file), '');
  }
});

afterEach(() => rmSync(projectFolder, { recursive: true }));

/** Opens the store as a new process does. */
const open = () => openResultStore<object>('pages', { projectFolder, code: ['src'] });

function storedFiles(): readonly string[] {
  const folder = join(projectFolder, 'node_modules/.cache/vibe-docs/pages');
  return readdirSync(folder).map((name) => join(folder, name));
}

test('a stored result is found for its file and text only', () => {
  expect(open().read('a.mdx', 'text')).toBeUndefined();
  expect(open().write('a.mdx', 'text', RESULT)).toBe(RESULT);
  expect(open().read('a.mdx', 'text')).toStrictEqual(RESULT);
  expect(open().read('a.mdx', 'other text')).toBeUndefined();
  expect(open().read('b.mdx', 'text')).toBeUndefined();
});

test('the result of a changed text replaces the earlier one', () => {
  open().write('a.mdx', 'text', RESULT);
  open().write('a.mdx', 'other text', { words: [] });
  expect(open().read('a.mdx', 'other text')).toEqual({ words: [] });
  expect(storedFiles()).toHaveLength(1);
});

test.each(['src/parse.ts', 'src/inner/words.ts', 'package-lock.json', 'tsconfig.base.json'])(
  'when %s changes, stored results are not found',
  (file) => {
    open().write('a.mdx', 'text', RESULT);
    appendFileSync(join(projectFolder, file), '\n');
    expect(open().read('a.mdx', 'text')).toBeUndefined();
  },
);

test.each([
  ['empty', () => Buffer.of()],
  ['cut off', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['changed in one byte', (bytes: Buffer) => bytes.fill(0, 40, 41)],
])('a stored file that is %s is not used', (_state, damage) => {
  open().write('a.mdx', 'text', RESULT);
  const [file = ''] = storedFiles();
  writeFileSync(file, damage(readFileSync(file)));
  expect(open().read('a.mdx', 'text')).toBeUndefined();
});
