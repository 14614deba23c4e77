import { expect, test } from 'vitest';
import { exportProgress } from '../engine/progress.ts';
import type { QuestionProgress } from '../engine/question-progress.ts';
import { formatMissed, rankMissed } from './rank-missed.ts';

const right = { state: 'right', attempts: 1, misses: 0 } as const;
const corrected = { state: 'right', attempts: 2, misses: 1 } as const;
const skipped = { state: 'skipped', attempts: 0, streak: 0 } as const;

function saved(file: string, questions: Readonly<Record<string, QuestionProgress>>) {
  return { file, text: exportProgress({ 'newdocs/express/middleware': questions }) };
}

const files = [
  saved('a.json', { order: corrected, next: right, four: skipped }),
  saved('b.json', { order: right, next: right, four: right }),
  saved('c.json', { order: corrected, four: right, rare: skipped }),
];

test('ranks by the share of readers who missed a question, at first or at all', () => {
  const { questions, problems } = rankMissed(files);
  expect(questions.map(({ id, missed, readers }) => `${id} ${missed}/${readers}`)).toEqual([
    'rare 1/1',
    'order 2/3',
    'four 1/3',
    'next 0/2',
  ]);
  expect(problems).toEqual([]);
});

test('reports each file that cannot be used, and counts the others', () => {
  const { questions, problems } = rankMissed([
    saved('a.json', { order: corrected }),
    { file: 'photo.json', text: '{"name": "photo"}' },
    { file: 'cut.json', text: '{"format": "vibe-docs' },
    { file: 'new.json', text: '{"format": "vibe-docs.checkpoints", "version": 9}' },
  ]);
  expect(problems).toEqual([
    expect.stringMatching(/^photo\.json: this is not saved progress/),
    expect.stringMatching(/^cut\.json: this is not saved progress/),
    expect.stringMatching(/^new\.json: it was saved by a newer version/),
  ]);
  expect(questions).toHaveLength(1);
});

test('prints what was missed, with the place of the question', () => {
  const { questions } = rankMissed(files);
  const places: Readonly<Record<string, string>> = { order: 'middleware.questions.yaml:1' };
  expect(formatMissed(questions, ({ id }) => places[id])).toMatchInlineSnapshot(`
    "  100 % of 1  rare  (no longer asked)
       67 % of 3  order  middleware.questions.yaml:1
       33 % of 3  four  (no longer asked)"
  `);
  expect(formatMissed([], () => undefined)).toBe('No question was missed.');
});
