import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSamples, memoryCache, readEnvironment } from '@vibe-docs/samples';
import { expect, test } from 'vitest';
import { questionSamplePages } from './question-checks.ts';

const FILE = 'site/newdocs/demo/lesson.questions.yaml';
const SOURCE = { seriesSets: ['newdocs'], strictSets: ['newdocs'] };

const readFixture = (name: string) =>
  readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');

/** Shared by all tests: its compiler parses library files once. */
const machine = readEnvironment(join(import.meta.dirname, '../../../..'), memoryCache());

async function checkText(text: string) {
  const environment = { ...machine, cache: memoryCache() };
  const pages = questionSamplePages([{ file: FILE, text }]);
  return await checkSamples(pages, SOURCE, { environment, scope: 'pages' });
}

test('reports errors in the code of questions at the line in the file', async () => {
  const { diagnostics, renewals } = await checkText(readFixture('broken-code.questions.yaml'));
  const found = diagnostics.map(({ file, line, column, code, message }) => [
    `${file}:${line}:${column} ${code}`,
    message,
  ]);
  expect(found).toEqual([
    [`${FILE}:15:9 sample/wrong-output`, 'The page shows "11", what occurs is "10".'],
    [
      `${FILE}:29:7 sample/type-error`,
      "error TS2322: Type 'string' is not assignable to type 'number'.",
    ],
    [`${FILE}:45:7 sample/run-failed`, 'The block ends with exit code 1: Error: no points'],
    [
      `${FILE}:47:13 sample/wrong-output`,
      'The page shows "no points", what occurs is nothing more.',
    ],
    [`${FILE}:59:11 sample/missing-error`, 'The declared error 2345 does not occur.'],
    [
      `${FILE}:60:11 sample/type-error`,
      "error TS2322: Type 'number' is not assignable to type 'string'.",
    ],
    [`${FILE}:65:11 sample/unknown-option`, '"runs" is no option of a code block.'],
  ]);
  // Explanations depend on the choices, so they cannot be updated automatically.
  expect(renewals).toEqual([]);
});

test('proves the program and the right choice of a question', async () => {
  const text = readFixture('broken-code.questions.yaml');
  const correct = text.slice(0, text.indexOf('- id: fixture-type-error')).replace('11', '10');
  const { diagnostics, proofs } = await checkText(correct);
  expect(diagnostics).toEqual([]);
  expect([...proofs.values()]).toEqual([['typed', 'run'], ['compared']]);
});

test('offsets refer to the code in the questions file', () => {
  const text = readFixture('broken-code.questions.yaml');
  for (const { page } of questionSamplePages([{ file: FILE, text }])) {
    for (const { value, offset, lineOffsets, codeLine } of page.fences) {
      const lines = value.split('\n');
      expect(
        lineOffsets.map((at, index) => text.slice(at, at + (lines[index]?.length ?? 0))),
      ).toEqual(lines);
      expect(text.slice(0, offset).split('\n')).toHaveLength(codeLine);
    }
  }
});
