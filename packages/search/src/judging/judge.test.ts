import { describe, expect, it } from 'vitest';
import { type JudgedQuery, judge, readJudgedQueries } from './judge.ts';

const queries: JudgedQuery[] = [
  { query: 'a', kind: 'title', accept: ['x'] },
  { query: 'b', kind: 'title', accept: ['x', 'y'] },
  { query: 'c', kind: 'typo', accept: ['z'] },
  { query: 'd', kind: 'no answer', accept: [] },
];
const answers: Record<string, readonly string[]> = { a: ['x'], b: ['w', 'y'], c: ['w'], d: [] };

describe('judge', () => {
  it('counts what was right at first, within three, and how far down', () => {
    const { scores, misses } = judge(queries, (query) => answers[query] ?? []);
    expect(scores).toEqual([
      { kind: 'title', queries: 2, success1: 0.5, success3: 1, meanReciprocalRank: 0.75 },
      { kind: 'typo', queries: 1, success1: 0, success3: 0, meanReciprocalRank: 0 },
      { kind: 'no answer', queries: 1, success1: 1, success3: 1, meanReciprocalRank: 1 },
      { kind: 'all', queries: 4, success1: 0.5, success3: 0.75, meanReciprocalRank: 0.625 },
    ]);
    expect(misses.map(({ query }) => query)).toEqual(['b', 'c']);
  });

  it('counts anything found for a query without an answer as wrong', () => {
    expect(judge(queries.slice(3), () => ['x']).scores.at(-1)?.success3).toBe(0);
  });
});

describe('the judged list', () => {
  const list = readJudgedQueries();

  it('holds at least 150 different queries', () => {
    expect(new Set(list.map(({ query }) => query)).size).toBeGreaterThanOrEqual(150);
    expect(new Set(list.map(({ query }) => query)).size).toBe(list.length);
  });
});
