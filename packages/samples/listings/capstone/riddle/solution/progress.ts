import type { Step } from '@riddle/rules';

// #region solution
/** How much of the lesson is solved, in whole percent. Nothing to solve counts as all. */
export function progressPercent({ solved, total }: Pick<Step, 'solved' | 'total'>): number {
  return total === 0 ? 100 : Math.round((solved / total) * 100);
}
// #endregion solution
