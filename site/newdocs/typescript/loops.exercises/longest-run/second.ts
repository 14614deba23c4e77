export type Result = 'right' | 'wrong' | 'skipped';

const LETTERS = { right: 'r', wrong: 'w', skipped: '' } as const;

export const longestRun = (results: readonly Result[]): number => {
  const answers = results.map((result) => LETTERS[result]).join('');
  return Math.max(...answers.split('w').map((run) => run.length));
};
