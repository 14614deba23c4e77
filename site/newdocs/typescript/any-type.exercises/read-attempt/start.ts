export interface Attempt {
  questionId: string;
  correct: boolean;
  note?: string;
}

export function readAttempt(json: string): Attempt | undefined {
  throw new Error('Write the function readAttempt.');
}
