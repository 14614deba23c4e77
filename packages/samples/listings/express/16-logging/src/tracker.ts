const groups = new Map<string, number>();

/** Plays an error tracker, such as Sentry: equal errors are one group with a count. */
export function captureException(error: Error, context: Record<string, unknown>): void {
  const group = `${error.name}: ${error.message}`;
  const count = (groups.get(group) ?? 0) + 1;
  groups.set(group, count);
  console.log(`[tracker] ${count} x ${group}`, context);
}
