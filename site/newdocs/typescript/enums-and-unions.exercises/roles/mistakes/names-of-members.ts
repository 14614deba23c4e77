export enum Role {
  LEARNER = 'learner',
  AUTHOR = 'author',
  GRADER = 'grader',
}

const labels: Record<Role, string> = {
  learner: 'answers questions',
  author: 'writes questions',
  grader: 'reads open answers',
};

export function readRole(value: unknown): Role | undefined {
  return Object.keys(Role).find((name) => name === value) as Role | undefined;
}

export function menu(chosen: Role | undefined): string[] {
  return Object.values(Role).map(
    (role) => `${role}: ${labels[role]}${role === chosen ? ' (chosen)' : ''}`,
  );
}
