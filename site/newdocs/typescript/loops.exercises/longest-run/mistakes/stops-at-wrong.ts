export type Result = 'right' | 'wrong' | 'skipped';

export function longestRun(results: readonly Result[]): number {
  let run = 0;
  for (const result of results) {
    if (result === 'right') {
      run += 1;
    } else if (result === 'wrong' && run > 0) {
      break;
    }
  }
  return run;
}
