import type { Question } from './questions.js';
import { isRight } from './questions.js';

/** Adds up one point for each question whose choice, at the same place, is right. */
export function scoreOf(questions: Question[], choices: string[]): number {
  let score = 0;
  for (const [index, question] of questions.entries()) {
    if (isRight(question, choices[index] ?? '')) {
      score += 1;
    }
  }
  return score;
}
