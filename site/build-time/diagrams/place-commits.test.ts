import { describe, expect, it } from 'vitest';
import { placeCommits } from './render-history.ts';

function columnsOf(...lines: readonly string[]): readonly number[] {
  const commits = lines.map((line) => {
    const [hash = '', ...parents] = line.split(' ');
    return { hash, parents, subject: hash, refs: [] };
  });
  return placeCommits(commits).map(({ column }) => column);
}

describe('placeCommits', () => {
  it('keeps a linear history in one column', () => {
    expect(columnsOf('c b', 'b a', 'a')).toEqual([0, 0, 0]);
  });

  it('puts the second of two tips beside the first', () => {
    expect(columnsOf('c a', 'b a', 'a')).toEqual([0, 1, 0]);
  });

  it('opens a column for the second parent of a merge', () => {
    expect(columnsOf('m c b', 'b a', 'c a', 'a')).toEqual([0, 1, 0, 0]);
  });

  it('reuses a column when its branch has ended', () => {
    expect(columnsOf('d a', 'c a', 'a root', 'b root', 'root')).toEqual([0, 1, 0, 1, 0]);
  });
});
