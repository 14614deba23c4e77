import { expect, test } from 'vitest';
import { questions } from '../src/questions.js';
import { scoreOf } from '../src/score.js';

test('every answer is one of the choices', () => {
  for (const { choices, answer } of questions) {
    expect(choices).toContain(answer);
  }
});

test('each right choice gives one point', () => {
  const right = questions.map(({ answer }) => answer);
  expect(scoreOf(questions, right)).toBe(questions.length);
  expect(scoreOf(questions, ['?', ...right.slice(1)])).toBe(questions.length - 1);
});
