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
  ids.forEach(async (id) => {
    try {
      found.push(await load(id));
    } catch (error) {
      if (error instanceof NotFoundError) {
        missing.push(id);
      }
    }
  });
  return { found, missing };
}
