export type Result = 'right' | 'wrong' | 'skipped';

export function longestRun(results: string[]): number {
  let run = 0;
  let longest = 0;
  for (const result of results) {
    if (result === 'skipped') {
      continue;
    }
    run = result === 'right' ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
