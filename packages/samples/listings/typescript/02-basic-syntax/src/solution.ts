import { questions } from './questions.js';
import { scoreOf } from './score.js';

console.log(`Score: ${scoreOf(questions, ['get', '200'])}`);
