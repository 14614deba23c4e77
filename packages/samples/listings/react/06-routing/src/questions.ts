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
  {
    id: 'q2',
    lessonId: 'methods',
    text: 'Which status code says that something was created?',
    choices: ['200', '201', '204'],
    answer: '201',
    explanation: '201 means Created. 200 says OK, and 204 says that there is no body.',
  },
];

// #region lessons
export interface Lesson {
  id: string;
  title: string;
}

export const lessons: Lesson[] = [{ id: 'methods', title: 'Methods and status codes' }];
// #endregion lessons
