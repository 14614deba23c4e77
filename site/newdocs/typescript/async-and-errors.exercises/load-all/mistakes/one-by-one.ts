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
  for (const id of ids) {
    try {
      found.push(await load(id));
    } catch (error) {
      if (!(error instanceof NotFoundError)) {
        throw error;
      }
      missing.push(id);
    }
  }
  return { found, missing };
}
