import type { Question } from '../questions/questions.js';
import type { Attempt } from './attempts.js';

/** The explanation gives the answer away, so it comes with a right attempt only. */
export function attemptView(attempt: Attempt, { explanation }: Question) {
  return attempt.correct ? { ...attempt, explanation } : attempt;
}
