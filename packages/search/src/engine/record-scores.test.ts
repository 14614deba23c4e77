import { expect, it } from 'vitest';
import { RecordScores } from './score-word.ts';

it('keeps the best score of each record and lists each record once', () => {
  const scores = new RecordScores(4);
  scores.raise(2, 0.5);
  scores.raise(0, 1);
  scores.raise(2, 0.75);
  scores.raise(2, 0.25);
  expect(scores.records).toEqual([2, 0]);
  expect([0, 1, 2, 3].map((record) => scores.of(record))).toEqual([1, 0, 0.75, 0]);
});

it('knows no record beyond the last', () => {
  const scores = new RecordScores(1);
  scores.raise(1, 5);
  expect(scores.records).toEqual([]);
  expect(scores.of(1)).toBe(0);
});
