export interface Question {
  id: string;
  lessonId: string;
  text: string;
  choices: string[];
  answer: string;
  explanation: string;
}

export const questions: Question[] = [
  {
    id: 'q1',
    lessonId: 'methods',
    text: 'Which method asks for a resource and changes nothing?',
    choices: ['GET', 'POST', 'DELETE'],
    answer: 'GET',
    explanation: 'GET reads. POST and DELETE change something on the server.',
  },
];
