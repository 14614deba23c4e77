import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { catalogue } from './catalogue.ts';
import type { QuestionSource } from './question/read-question-file.ts';
import { checkQuestions, type QuestionPage } from './rules/check-questions.ts';

const fixturesFolder = join(import.meta.dirname, '../../fixtures');
const cases = readdirSync(fixturesFolder);

const expectedSchema = z.array(
  z.strictObject({ at: z.string(), code: z.string(), message: z.string(), hint: z.string() }),
);

/** The only page of a case is the lesson `course/lesson.mdx`. */
function readPages(folder: string): readonly QuestionPage[] {
  const path = join(folder, 'course/lesson.mdx');
  if (!existsSync(path)) {
    return [];
  }
  const text = readFileSync(path, 'utf8');
  const headingIds = [...text.matchAll(/\{#([a-z-]+)\}/g)].map(([, id]) => id ?? '');
  const withoutCode = text.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''));
  const tags = withoutCode
    .split('\n')
    .flatMap((line, index) => (line === '<Checkpoint />' ? [{ line: index + 1, column: 1 }] : []));
  return [{ file: 'course/lesson.mdx', text, headingIds, tags, isLesson: true }];
}

function readSources(folder: string): readonly QuestionSource[] {
  const file = 'course/lesson.questions.yaml';
  const path = join(folder, file);
  return existsSync(path) ? [{ file, text: readFileSync(path, 'utf8') }] : [];
}

function checkCase(name: string) {
  const folder = join(fixturesFolder, name);
  const found = checkQuestions(readPages(folder), readSources(folder));
  return found.map(({ file, line, column, code, message, hint }) => ({
    at: `${file}:${line}:${column}`,
    code,
    message,
    hint,
  }));
}

describe('question checks', () => {
  test.each(cases)('report what the case "%s" expects', (name) => {
    const text = readFileSync(join(fixturesFolder, name, 'expected.json'), 'utf8');
    expect(checkCase(name)).toEqual(expectedSchema.parse(JSON.parse(text)));
  });

  test('every code has a case that fails', () => {
    const reported = new Set(cases.flatMap((name) => checkCase(name).map(({ code }) => code)));
    expect([...reported].sort()).toEqual(Object.keys(catalogue).sort());
  });
});
