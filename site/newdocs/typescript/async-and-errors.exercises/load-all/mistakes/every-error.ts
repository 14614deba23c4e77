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
  const results = await Promise.allSettled(ids.map((id) => load(id)));
  for (const [index, result] of results.entries()) {
    if (result.status === 'fulfilled') {
      found.push(result.value);
    } else {
      missing.push(ids[index] ?? '');
    }
  }
  return { found, missing };
}
