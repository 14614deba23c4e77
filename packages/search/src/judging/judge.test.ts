import { describe, expect, it } from 'vitest';
import { type JudgedQuery, judge, readJudgedLists } from './judge.ts';

const queries: JudgedQuery[] = [
  { query: 'a', kind: 'title', pages: ['x'] },
  { query: 'b', kind: 'title', pages: ['x', 'y'] },
  { query: 'c', kind: 'typo', pages: ['z'] },
  { query: 'd', kind: 'no answer', pages: [] },
];
const answers: Record<string, readonly string[]> = { a: ['x'], b: ['w', 'y'], c: ['w'], d: [] };

describe('judge', () => {
  it('counts what was right at first, within three, and how far down', () => {
    const { scores, answers: judged } = judge(queries, (query) => answers[query] ?? []);
    expect(
      scores.map(({ kind, queries: count, first, inThree, meanReciprocalRank }) => [
        kind,
        count,
        first.value,
        inThree.value,
        meanReciprocalRank.value,
      ]),
    ).toEqual([
      ['title', 2, 0.5, 1, 0.75],
      ['typo', 1, 0, 0, 0],
      ['no answer', 1, 1, 1, 1],
      ['all', 4, 0.5, 0.75, 0.625],
    ]);
    expect(judged.map(({ place }) => place)).toEqual([1, 2, 0, 1]);
  });

  it('counts anything found for a query without an answer as wrong', () => {
    expect(judge(queries.slice(3), () => ['x']).scores.at(-1)?.inThree.value).toBe(0);
  });

  it('gives each share an interval that many queries narrow, the same every time', () => {
    const spread = (times: number) => {
      const many = Array.from({ length: times }, () => queries).flat();
      const { low, high } = judge(many, (query) => answers[query] ?? []).scores.at(-1)?.first ?? {};
      return [low, high];
    };
    expect(spread(1)).toEqual([0, 1]);
    expect(spread(25)).toEqual(spread(25));
    const [low = 0, high = 1] = spread(25);
    // 1.96 · √(0.25 / 100) = 0.098 to both sides.
    expect(low).toBeCloseTo(0.4, 1);
    expect(high).toBeCloseTo(0.6, 1);
  });
});

describe('the judged lists', () => {
  it.each(readJudgedLists({ withSealed: true }))(
    '$name holds each query once',
    ({ name, queries }) => {
      expect(queries.length).toBeGreaterThanOrEqual(name === 'pasted' ? 50 : 150);
      expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    },
  );

  it('leaves the sealed list alone', () => {
    expect(readJudgedLists().map(({ name }) => name)).not.toContain('sealed');
    expect(readJudgedLists()[0]?.name).toBe('train');
  });
});
