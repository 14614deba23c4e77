import { questions } from './questions';

console.log(questions.length);
