const labels: Record<string, string> = {
  learner: 'answers questions',
  author: 'writes questions',
  grader: 'reads open answers',
};

export function readRole(value: unknown): string | undefined {
  return Object.keys(labels).find((role) => role === value);
}

export function menu(chosen: string | undefined): string[] {
  return Object.entries(labels).map(
    ([role, label]) => `${role}: ${label}${role === chosen ? ' (chosen)' : ''}`,
  );
}
