import { NotFoundError } from '../shared/errors.js';

export type Question = {
  id: string;
  lessonId: string;
  text: string;
  choices: string[];
  answer: string;
  explanation: string;
};

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
  {
    id: 'q3',
    lessonId: 'commits',
    text: 'Which command records staged changes?',
    choices: ['git add', 'git commit', 'git push'],
    answer: 'git commit',
    explanation: 'git add stages a change, git commit records it, git push sends it.',
  },
];

/** What a learner may see. */
export type LearnerQuestion = Omit<Question, 'answer' | 'explanation'>;

export function forLearner({ id, lessonId, text, choices }: Question): LearnerQuestion {
  return { id, lessonId, text, choices };
}

export function getQuestion(questionId: string): Question {
  const question = questions.find(({ id }) => id === questionId);
  if (!question) throw new NotFoundError('question');
  return question;
}

let lastNumber = questions.length;

/** An id that no question had before: q4, q5 and so on. */
export function nextQuestionId() {
  lastNumber += 1;
  return `q${lastNumber}`;
}
