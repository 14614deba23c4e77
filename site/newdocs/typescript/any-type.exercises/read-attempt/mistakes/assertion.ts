export interface Attempt {
  questionId: string;
  correct: boolean;
  note?: string;
}

export function readAttempt(json: string): Attempt | undefined {
  try {
    return JSON.parse(json) as Attempt;
  } catch {
    return undefined;
  }
}
