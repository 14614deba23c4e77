import { askedQuestion, nextQuestion } from '@riddle/rules';
import { questions } from './questions.js';

const question = nextQuestion(questions, new Set(['q1']));
console.log(question ? askedQuestion(question) : 'All questions are solved');
