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
  const missing: string[] = [];
  const questions = await Promise.all(
    ids.map((id) =>
      load(id).catch((error: unknown) => {
        if (!(error instanceof NotFoundError)) throw error;
        missing.push(id);
        return undefined;
      }),
    ),
  );
  return { found: questions.filter((question) => question !== undefined), missing };
}
