export type Question = { id: string; text: string };

export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';

  constructor(readonly id: string) {
    super(`No question ${id}`);
  }
}

export async function loadAll(ids: string[], load: (id: string) => Promise<any>) {
  const results = await Promise.allSettled(ids.map((id) => load(id)));
  const found = [];
  const missing = [];
  for (const result of results) {
    if (result.status === 'fulfilled') {
      found.push(result.value);
    } else if (result.reason instanceof NotFoundError) {
      missing.push(result.reason.id);
    } else {
      throw result.reason;
    }
  }
  return { found, missing };
}
