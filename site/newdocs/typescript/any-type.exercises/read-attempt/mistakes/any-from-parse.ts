export interface Attempt {
  questionId: string;
  correct: boolean;
  note?: string;
}

export function readAttempt(json: string): Attempt | undefined {
  try {
    const data = JSON.parse(json);
    const isAttempt =
      typeof data === 'object' &&
      data !== null &&
      typeof data.questionId === 'string' &&
      typeof data.correct === 'boolean' &&
      (!('note' in data) || typeof data.note === 'string');
    return isAttempt ? data : undefined;
  } catch {
    return undefined;
  }
}
