import type { Question } from '@riddle/rules';

export const questions: Question[] = [
  {
    id: 'q1',
    text: 'Which method asks for a resource and changes nothing?',
    choices: ['GET', 'POST', 'DELETE'],
    answer: 'GET',
    explanation: 'GET reads. POST and DELETE change something on the server.',
  },
  {
    id: 'q2',
    text: 'Which status code says that something was created?',
    choices: ['200', '201', '204'],
    answer: '201',
    explanation: '201 means Created. 200 says OK, and 204 says that there is no body.',
  },
  {
    id: 'q3',
    text: 'Which command records staged changes?',
    choices: ['git add', 'git commit', 'git push'],
    answer: 'git commit',
    explanation: 'git add stages a change, git commit records it, git push sends it.',
  },
];
