export type Result = 'right' | 'wrong' | 'skipped';

export function longestRun(results: readonly Result[]): number {
  let run = 0;
  let longest = 0;
  for (const result of results) {
    run = result === 'wrong' ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}
