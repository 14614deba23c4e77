import type { Question } from '../src/questions/questions.js';

/** A question whose right answer is "yes"; a test names only what it cares about. */
export function makeQuestion(changes: Partial<Question> = {}): Question {
  return {
    id: 'q1',
    lessonId: 'methods',
    text: 'Does GET only read?',
    choices: ['yes', 'no'],
    answer: 'yes',
    explanation: 'GET changes nothing.',
    ...changes,
  };
}
