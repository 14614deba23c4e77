import { expect, test } from 'vitest';
import { askedQuestion, judge, nextQuestion, type Question } from '../src/index.js';

const question = (id: string): Question => ({
  id,
  text: '?',
  choices: ['a', 'b'],
  answer: 'a',
  explanation: 'Because.',
});
const questions = [question('q1'), question('q2')];

test('asks the first question that is not solved', () => {
  expect(nextQuestion(questions, new Set())?.id).toBe('q1');
  expect(nextQuestion(questions, new Set(['q1']))?.id).toBe('q2');
  expect(nextQuestion(questions, new Set(['q1', 'q2']))).toBeUndefined();
});

test('never shows the answer', () => {
  expect(askedQuestion(question('q1'))).toEqual({ id: 'q1', text: '?', choices: ['a', 'b'] });
});

test('explains a right answer only', () => {
  expect(judge(question('q1'), 'a')).toEqual({ correct: true, explanation: 'Because.' });
  expect(judge(question('q1'), 'b')).toEqual({ correct: false });
});
