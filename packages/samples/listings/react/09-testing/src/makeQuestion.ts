import type { Question } from './questions';

/** A question for tests: name only what the test is about. */
export function makeQuestion(changes: Partial<Question> = {}): Question {
  return {
    id: 'q1',
    lessonId: 'methods',
    text: 'Which method reads?',
    choices: ['GET', 'POST'],
    answer: 'GET',
    explanation: 'GET reads.',
    ...changes,
  };
}
