import { normalise } from '#shared/normalise.js';
import type { Question } from './questions.js';

export function score(question: Question, choice: string): number {
  return normalise(choice) === normalise(question.answer) ? 10 : 0;
}
