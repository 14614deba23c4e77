import { describe, expect, it } from 'vitest';
import { parseHistory } from './history.ts';

describe('parseHistory', () => {
  it('reads hash, parents, names and subject', () => {
    const line = 'c1\ta1 b1\tHEAD -> refs/heads/main, tag: refs/tags/v1\tfeat: ask q1\n';
    expect(parseHistory(line)).toEqual([
      {
        hash: 'c1',
        parents: ['a1', 'b1'],
        subject: 'feat: ask q1',
        refs: [
          { kind: 'head', name: 'HEAD' },
          { kind: 'branch', name: 'main' },
          { kind: 'tag', name: 'v1' },
        ],
      },
    ]);
  });

  it('omits a name that only repeats another one', () => {
    const line = 'a1\t\trefs/remotes/origin/HEAD, refs/remotes/origin/main\tchore: start';
    expect(parseHistory(line)[0]?.refs).toEqual([{ kind: 'remote', name: 'origin/main' }]);
  });

  it('supports a detached HEAD', () => {
    expect(parseHistory('a1\t\tHEAD\tchore: start')[0]?.refs).toEqual([
      { kind: 'head', name: 'HEAD' },
    ]);
  });

  it('rejects what is not a commit', () => {
    expect(() => parseHistory('fatal: not a git repository')).toThrow(
      'Cannot read a history: "fatal: not a git repository" is no commit.',
    );
  });
});
