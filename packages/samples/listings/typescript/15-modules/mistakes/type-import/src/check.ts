import { Question } from './questions.js';

export function isRight(question: Question, choice: string): boolean {
  return choice === question.answer;
}
