const ROLES = ['learner', 'author', 'grader'] as const;
export type Role = (typeof ROLES)[number];

const labels: Record<Role, string> = {
  learner: 'answers questions',
  author: 'writes questions',
  grader: 'reads open answers',
};

export function readRole(value: unknown): Role | undefined {
  return ROLES.find((role) => typeof value === 'string' && role === value.trim());
}

export function menu(chosen: Role | undefined): string[] {
  return ROLES.map((role) => `${role}: ${labels[role]}${role === chosen ? ' (chosen)' : ''}`);
}
