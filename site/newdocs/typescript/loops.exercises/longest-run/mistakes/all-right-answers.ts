export type Result = 'right' | 'wrong' | 'skipped';

export function longestRun(results: readonly Result[]): number {
  return results.filter((result) => result === 'right').length;
}
