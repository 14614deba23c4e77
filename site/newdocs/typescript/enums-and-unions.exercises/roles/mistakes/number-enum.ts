export enum Role {
  LEARNER,
  AUTHOR,
  GRADER,
}

const labels: Record<Role, string> = {
  [Role.LEARNER]: 'answers questions',
  [Role.AUTHOR]: 'writes questions',
  [Role.GRADER]: 'reads open answers',
};

export function readRole(value: unknown): Role | undefined {
  return Object.values(Role).find((role) => role === value) as Role | undefined;
}

export function menu(chosen: Role | undefined): string[] {
  return (Object.values(Role) as Role[]).map(
    (role) => `${role}: ${labels[role]}${role === chosen ? ' (chosen)' : ''}`,
  );
}
