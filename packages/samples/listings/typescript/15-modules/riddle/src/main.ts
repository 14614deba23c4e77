import { questions } from './questions.js';
import { score } from './score.js';

for (const question of questions) {
  console.log(question.id, score(question, ' get'));
}
