import type { Question } from '@vibe-docs/lessons/checkpoints';
import { expect, test } from 'vitest';
import { plainQuestions } from './plain-questions.ts';

const head = { id: 'a', outcome: 'Know it.', section: 'idea' };

test('shows choices, and the explanation of each to open', () => {
  const question: Question = {
    ...head,
    kind: 'single',
    prompt: 'Which one runs first?\n',
    choices: [
      { text: 'The logger', correct: true, explanation: 'It is registered\nfirst.' },
      { text: 'The router', explanation: 'It comes last.' },
    ],
  };
  expect(plainQuestions([question])).toBe(`**Question 1**

Which one runs first?

- The logger
- The router

<details>
<summary>Answer</summary>

- The logger: It is registered first.
- The router: It comes last.

</details>`);
});

test('shows the code and the outputs of a question about output', () => {
  const question: Question = {
    ...head,
    kind: 'output',
    prompt: 'What is printed?',
    code: { language: 'ts', source: 'console.log(1);\n' },
    choices: [
      { text: '1', correct: true, explanation: 'Yes.' },
      { text: '2', explanation: 'No.' },
    ],
  };
  const text = plainQuestions([question]);
  expect(text).toContain('```ts\nconsole.log(1);\n```\n\n```text\n1\n```\n\n```text\n2\n```');
});

test('shows number and unit, and the items of an order in another order than the answer', () => {
  const number: Question = {
    ...head,
    kind: 'number',
    prompt: 'How long?',
    answer: 30,
    unit: 'ms',
    explanation: 'Two waits.',
  };
  const order: Question = {
    ...head,
    kind: 'order',
    prompt: 'Put in order.',
    items: ['write', 'commit', 'push'],
    explanation: 'So it is.',
  };
  const text = plainQuestions([number, order]);
  expect(text).toContain('30 ms\n\nTwo waits.');
  expect(text).toContain('- commit\n- push\n- write');
  expect(text).toContain('1. write\n2. commit\n3. push');
});
