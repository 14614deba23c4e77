export type Question = { id: string; text: string };

export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';

  constructor(readonly id: string) {
    super(`No question ${id}`);
  }
}

export async function loadAll(
  ids: readonly string[],
  load: (id: string) => Promise<Question>,
): Promise<{ found: Question[]; missing: string[] }> {
  const found: Question[] = [];
  const missing: string[] = [];
  for (const result of await Promise.allSettled(ids.map((id) => load(id)))) {
    if (result.status === 'fulfilled') {
      found.push(result.value);
      continue;
    }
    const reason: unknown = result.reason;
    if (!(reason instanceof NotFoundError)) {
      throw new Error(`Cannot load: ${reason}`);
    }
    missing.push(reason.id);
  }
  return { found, missing };
}
