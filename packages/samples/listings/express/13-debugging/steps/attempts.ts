import { readFileSync } from 'node:fs';

export interface Attempt {
  learner: string;
  questionId: string;
  grade?: { points: number };
}

export function readAttempts(): Attempt[] {
  return JSON.parse(readFileSync('attempts.json', 'utf8'));
}
