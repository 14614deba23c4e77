import type { Moment } from './history.ts';

/** A picture of one or more histories from a page's sessions. */
export type HistoryRequest = Readonly<{
  name: string;
  title: string;
  /** Page with the sessions, from the project folder. */
  page: string;
  /** Number of graphs per row. */
  columns: 1 | 2;
  moments: readonly Moment[];
}>;

/** All pictures of histories. */
export const historyRequests: readonly HistoryRequest[] = [
  {
    name: 'git-first-branch',
    title: 'A branch moves on, main stays',
    page: 'site/newdocs/github/first-pull-request.mdx',
    columns: 1,
    moments: [{ block: 'fix' }],
  },
  {
    name: 'git-conflict',
    title: 'Before and after the merge of main into a branch',
    page: 'site/newdocs/github/branches-and-merging.mdx',
    columns: 1,
    moments: [
      { label: 'Before: two commits with one parent', block: 'fetch' },
      { label: 'After: a commit with two parents', block: 'resolve' },
    ],
  },
  {
    name: 'git-merge-kinds',
    title: 'The same work, merged in four ways',
    page: 'site/newdocs/github/branches-and-merging.mdx',
    columns: 2,
    moments: [
      { label: 'Fast-forward', block: 'rebase', folder: '../fast-forward' },
      { label: 'Merge commit', block: 'rebase', folder: '../merge' },
      { label: 'Squash', block: 'rebase', folder: '../squash' },
      { label: 'Rebase', block: 'rebase', folder: '../rebase' },
    ],
  },
  {
    name: 'git-rebase',
    title: 'A branch before and after its rebase',
    page: 'site/newdocs/github/forks-and-releases.mdx',
    columns: 1,
    moments: [
      { label: 'Before: both sides have moved', block: 'upstream-moves' },
      { label: 'After: one line, new hashes', block: 'rebase' },
    ],
  },
];
