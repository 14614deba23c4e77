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
  const found = await Promise.all(ids.map((id) => load(id)));
  const missing = ids.filter((id) => !found.some((question) => question.id === id));
  return { found, missing };
}
