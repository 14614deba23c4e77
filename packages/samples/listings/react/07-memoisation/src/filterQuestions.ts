import type { Question } from './manyQuestions';
import { renders } from './renders';

export function filterQuestions(questions: readonly Question[], filter: string) {
  renders.filters += 1;
  return questions.filter(({ text }) => text.toLowerCase().includes(filter.toLowerCase()));
}
