export interface Attempt {
  questionId: string;
  correct: boolean;
  note?: string;
}

function isAttempt(value: unknown): value is Attempt {
  return (
    typeof value === 'object' &&
    value !== null &&
    'questionId' in value &&
    typeof value.questionId === 'string' &&
    'correct' in value &&
    typeof value.correct === 'boolean' &&
    (!('note' in value) || !value.note || typeof value.note === 'string')
  );
}

export function readAttempt(json: string): Attempt | undefined {
  try {
    const data: unknown = JSON.parse(json);
    return isAttempt(data) ? data : undefined;
  } catch {
    return undefined;
  }
}
