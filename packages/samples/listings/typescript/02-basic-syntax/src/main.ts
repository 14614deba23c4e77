import type { Question } from './questions.js';
import { isRight, questions } from './questions.js';

function reply(question: Question, choice: string): string {
  if (isRight(question, choice)) {
    return `${question.id}: right`;
  }
  return `${question.id}: try again`;
}

for (const question of questions) {
  console.log(reply(question, ' get'));
}
