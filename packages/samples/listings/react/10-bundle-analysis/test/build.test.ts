// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { visualizer } from 'rollup-plugin-visualizer';
import { expect, test, vi } from 'vitest';
import { recorder } from '../../record';
import { buildReport } from '../../vite-build';
import { packageSizes } from '../src/packageSizes';
import { sizeLimit } from '../src/sizeLimit';
import { codeOf, inDevelopment, messageOf } from './build-helpers';

vi.setConfig({ testTimeout: 120_000 });

const expectRecorded = recorder(import.meta.dirname);
const folder = (path: string) => join(import.meta.dirname, '..', path);

async function sizesOf(path: string): Promise<string> {
  const lines: string[] = [];
  await buildReport(folder(path), [packageSizes((line) => lines.push(line))]);
  return lines.join('\n');
}

async function limited(path: string, limit: number): Promise<string> {
  const lines: string[] = [];
  await buildReport(folder(path), [sizeLimit(limit, (line) => lines.push(line))]);
  return lines.join('\n');
}

test('the first build holds the whole of zod', async () => {
  expectRecorded('first', (await buildReport(folder('steps/first'))).files);
  expectRecorded('first-packages', await sizesOf('steps/first'));
});

test('schemas that are named leave out the rest', async () => {
  expectRecorded('after', (await buildReport(folder('.'))).files);
  expectRecorded('after-packages', await sizesOf('.'));
});

test('named imports and a namespace give the same size', async () => {
  const named = await buildReport(folder('steps/named'));
  expect(named.files).toBe((await buildReport(folder('.'))).files);
});

test('the treemap shows the locales of the first build only', async () => {
  const out = mkdtempSync(join(tmpdir(), 'riddle-'));
  const hasFrench = async (path: string) => {
    const filename = join(out, 'bundle.html');
    await buildReport(folder(path), [visualizer({ filename, gzipSize: true, brotliSize: true })]);
    return readFileSync(filename, 'utf8').includes('"name":"fr.js"');
  };
  try {
    expect(await hasFrench('steps/first')).toBe(true);
    expect(await hasFrench('.')).toBe(false);
  } finally {
    rmSync(out, { recursive: true });
  }
});

test('types leave no code, an enum does', async () => {
  const { plugin, read } = codeOf('lesson.ts');
  await buildReport(folder('steps/types'), [plugin]);
  expect(read()).not.toContain('LessonId');
  expectRecorded('types', read());
});

test('the limit passes and fails', async () => {
  expectRecorded('limit', await limited('.', 90_000));
  expectRecorded('limit-failed', await messageOf(limited('steps/first', 90_000)));
});

test('zod in a file of its own', async () => {
  expectRecorded('split', (await buildReport(folder('steps/split'))).files);
});

test('a barrel brings zod along, a direct import does not', async () => {
  expectRecorded('barrel', (await buildReport(folder('mistakes/barrel'))).files);
  expectRecorded('direct', (await buildReport(folder('steps/percent'))).files);
});

test('an import with an inline type is kept', async () => {
  expectRecorded('type-import', (await buildReport(folder('mistakes/type-import'))).files);
  expectRecorded('type-import-fixed', (await buildReport(folder('steps/type-import'))).files);
});

test('an object holds all its members, exports can be left out', async () => {
  expectRecorded('object', (await buildReport(folder('mistakes/object'))).files);
  expectRecorded('members', (await buildReport(folder('steps/members'))).files);
});

test('a development build is larger', async () => {
  expectRecorded('development', (await buildReport(folder('.'), [inDevelopment])).files);
});

test('the exercise fails at first, and the solution passes', async () => {
  expectRecorded('exercise', await messageOf(limited('.', 75_000)));
  expectRecorded('solution', await limited('solution', 75_000));
  expectRecorded('solution-packages', await sizesOf('solution'));
});
