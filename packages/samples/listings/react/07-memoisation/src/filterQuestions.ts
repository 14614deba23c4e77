import { draws } from './draws';
import type { Question } from './questions';

export function filterQuestions(questions: readonly Question[], filter: string) {
  draws.filters += 1;
  return questions.filter(({ text }) => text.toLowerCase().includes(filter.toLowerCase()));
}
