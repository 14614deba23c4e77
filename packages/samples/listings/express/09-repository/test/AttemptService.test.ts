import { beforeEach, expect, test } from 'vitest';
import { AttemptService } from '../src/attempts/AttemptService.js';
import { InMemoryAttemptRepository } from '../src/attempts/InMemoryAttemptRepository.js';
import { InMemoryQuestionRepository } from '../src/questions/InMemoryQuestionRepository.js';
import { QuestionService } from '../src/questions/QuestionService.js';

const base = { lessonId: 'methods', text: '?', choices: ['yes', 'no'], explanation: '' };
let service: AttemptService;

beforeEach(() => {
  const questions = new InMemoryQuestionRepository([
    { ...base, id: 'q1', answer: 'yes' },
    { ...base, id: 'q2', answer: 'no' },
  ]);
  service = new AttemptService(new InMemoryAttemptRepository(), new QuestionService(questions));
});

test('a choice is correct if it is the answer', async () => {
  expect((await service.answer('l1', 'q1', 'no')).correct).toBe(false);
  expect((await service.answer('l1', 'q1', 'yes')).correct).toBe(true);
});

test('the second question opens after the first is solved', async () => {
  await expect(service.answer('l1', 'q2', 'no')).rejects.toThrow('Solve the questions before');
  await service.answer('l1', 'q1', 'yes');
  expect((await service.answer('l1', 'q2', 'no')).correct).toBe(true);
});

test('one learner opens nothing for another', async () => {
  await service.answer('l1', 'q1', 'yes');
  await expect(service.answer('l2', 'q2', 'no')).rejects.toThrow('Solve the questions before');
});
