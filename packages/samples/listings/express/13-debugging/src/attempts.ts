import { readFileSync } from 'node:fs';

export interface Attempt {
  learner: string;
  questionId: string;
  grade?: { points: number };
}

export function readAttempts(): Attempt[] {
  const attempts: Attempt[] = JSON.parse(readFileSync('attempts.json', 'utf8'));
  for (const [index, { grade }] of attempts.entries()) {
    if (grade !== undefined && typeof grade.points !== 'number') {
      const found = JSON.stringify(grade.points);
      throw new Error(`attempts.json, entry ${index}: points are ${found}, expected a number.`);
    }
  }
  return attempts;
}
