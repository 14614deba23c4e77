export enum Role {
  LEARNER = 'learner',
  AUTHOR = 'author',
  GRADER = 'grader',
}

function describe(role: Role): string {
  switch (role) {
    case Role.LEARNER:
      return 'answers questions';
    case Role.AUTHOR:
      return 'writes questions';
    case Role.GRADER:
      return 'reads open answers';
  }
}

const byText = new Map<unknown, Role>(Object.values(Role).map((role) => [role, role]));

export const readRole = (value: unknown): Role | undefined => byText.get(value);

export const menu = (chosen: Role | undefined): string[] => {
  const lines: string[] = [];
  for (const role of byText.values()) {
    const line = `${role}: ${describe(role)}`;
    lines.push(chosen === role ? `${line} (chosen)` : line);
  }
  return lines;
};
