export interface Attempt {
  questionId: string;
  correct: boolean;
  note?: string;
}

export function readAttempt(json: string): Attempt | undefined {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (typeof data !== 'object' || data === null) return undefined;
  if (!('questionId' in data) || typeof data.questionId !== 'string') return undefined;
  if (!('correct' in data) || typeof data.correct !== 'boolean') return undefined;
  if ('note' in data && typeof data.note !== 'string') return undefined;
  return data as Attempt;
}
