export type Result = 'right' | 'wrong' | 'skipped';

export function longestRun(results: readonly Result[]): number {
  const runs = [0];
  let run = 0;
  for (const result of results) {
    if (result === 'right') {
      run += 1;
      runs.push(run);
    } else if (result === 'wrong') {
      run = 0;
    }
  }
  return runs.sort().at(-1) ?? 0;
}
