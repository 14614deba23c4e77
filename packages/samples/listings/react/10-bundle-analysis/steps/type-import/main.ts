import type { Question } from './questionSchema';

const question: Question = { id: 'q1', text: 'Which method changes nothing?' };

document.title = question.text;
