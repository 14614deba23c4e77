import { beforeEach, expect, test } from 'vitest';
import { AttemptService } from '../src/attempts/AttemptService.js';
import { QuestionService } from '../src/questions/QuestionService.js';

const base = { lessonId: 'methods', text: '?', choices: ['yes', 'no'], explanation: '' };
let service: AttemptService;

beforeEach(() => {
  const questions = new QuestionService([
    { ...base, id: 'q1', answer: 'yes' },
    { ...base, id: 'q2', answer: 'no' },
  ]);
  service = new AttemptService([], questions);
});

test('a choice is correct if it is the answer', () => {
  expect(service.answer('l1', 'q1', 'no').correct).toBe(false);
  expect(service.answer('l1', 'q1', 'yes').correct).toBe(true);
});

test('the second question opens after the first is solved', () => {
  expect(() => service.answer('l1', 'q2', 'no')).toThrow('Solve the questions before');
  service.answer('l1', 'q1', 'yes');
  expect(service.answer('l1', 'q2', 'no').correct).toBe(true);
});

test('one learner opens nothing for another', () => {
  service.answer('l1', 'q1', 'yes');
  expect(() => service.answer('l2', 'q2', 'no')).toThrow('Solve the questions before');
});
