import type { Question } from './questions.js';

/** Adds up one point for each right choice; choices stand in the order of the questions. */
export function scoreOf(questions: Question[], choices: string[]): number {
  return questions.filter(({ answer }, index) => choices[index] === answer).length;
}
