export type Question = { id: string; text: string };

export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';

  constructor(readonly id: string) {
    super(`No question ${id}`);
  }
}

type Load = (id: string) => Promise<Question>;

async function loadOrNull(id: string, load: Load): Promise<Question | null> {
  try {
    return await load(id);
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}

export const loadAll = async (ids: readonly string[], load: Load) => {
  const results = await Promise.all(ids.map((id) => loadOrNull(id, load)));
  return {
    missing: ids.filter((_id, index) => results[index] === null),
    found: results.filter((question) => question !== null),
  };
};
