import type { Commit } from './histories/history.ts';

/** A commit and the column of its dot, counted from 0. */
export type PlacedCommit = Readonly<{ commit: Commit; column: number }>;

/**
 * Assigns a column to each commit, like `git log --graph`: a commit takes the column of its first child,
 * and each further parent of a merge opens a column of its own.
 *
 *     ●      column 0: the merge, then its first parent
 *     │ ●    column 1: its second parent
 *     ● │
 *     ●─┘    both lead to the common parent, which takes the lower column
 *
 * @param commits newest first, each before its parents
 */
export function placeCommits(commits: readonly Commit[]): readonly PlacedCommit[] {
  /** The next commit of each column. */
  const awaited: (string | undefined)[] = [];
  const openColumn = (): number => {
    const free = awaited.indexOf(undefined);
    return free === -1 ? awaited.length : free;
  };
  return commits.map((commit) => {
    const led = awaited.indexOf(commit.hash);
    const column = led === -1 ? openColumn() : led;
    for (const [index, hash] of awaited.entries()) {
      awaited[index] = hash === commit.hash ? undefined : hash;
    }
    const [first, ...others] = commit.parents;
    awaited[column] = first;
    for (const parent of others) {
      if (!awaited.includes(parent)) {
        awaited[openColumn()] = parent;
      }
    }
    return { commit, column };
  });
}
