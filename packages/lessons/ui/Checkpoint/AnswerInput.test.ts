import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { grade as gradeAnswer, type PlayerQuestion } from '../../src/checkpoints/engine/index.ts';
import { AnswerInput, firstDraft, readDraft } from './AnswerInput.tsx';

const QUESTION = {
  kind: 'several',
  id: 'loops',
  prompt: 0,
  section: 'idea',
  sectionTitle: 'The idea',
  choices: [
    { text: 1, isRight: true, explanation: 4 },
    { text: 2, isRight: false, explanation: 5 },
    { text: 3, isRight: true, explanation: 6 },
  ],
} as const satisfies PlayerQuestion;

test('the names of several checked boxes say which of them are right, not colour alone', () => {
  const html = renderToStaticMarkup(
    createElement(AnswerInput, {
      question: QUESTION,
      texts: (place) => ({ children: `choice ${place}` }),
      draft: { ...firstDraft(QUESTION), chosen: [0, 1] },
      grade: gradeAnswer(QUESTION, { kind: 'choices', choices: [0, 1] }),
      onChange: () => {},
    }),
  );
  const names = [...html.matchAll(/<label.*?<\/label>/g)].map(([label]) =>
    label.replaceAll(/<[^>]+>/g, ' ').trim(),
  );
  expect(names).toEqual([
    expect.stringMatching(/^choice 1 +Right\.$/),
    expect.stringMatching(/^choice 2 +Not right yet\.$/),
    'choice 3',
  ]);
});

const head = { id: 'a-b', prompt: 0, section: 'idea', sectionTitle: 'The idea' };
const choices = [
  { text: 1, isRight: true, explanation: 2 },
  { text: 3, isRight: false, explanation: 4 },
];
const number: PlayerQuestion = {
  ...head,
  kind: 'number',
  answer: 1,
  tolerance: 0,
  explanation: 5,
  mistakes: [],
};
const order: PlayerQuestion = {
  ...head,
  kind: 'order',
  items: [1, 2, 3],
  shown: [1, 2, 0],
  explanation: 5,
};

test.each([
  [{ ...head, kind: 'single', choices } as const, 'Choose an answer first.'],
  [{ ...head, kind: 'several', choices } as const, 'Choose at least one answer first.'],
  [number, 'Write a number, such as 12 or 1.5.'],
])('nothing entered is no answer: $kind', (question, message) => {
  expect(readDraft(question, firstDraft(question))).toBe(message);
});

test('items begin in the order in which they are shown', () => {
  expect(readDraft(order, firstDraft(order))).toEqual({
    kind: 'order',
    order: [1, 2, 0],
  });
});

test('a number is read as people type it', () => {
  expect(readDraft(number, { chosen: [], text: ' 1,5 ', order: [] })).toEqual({
    kind: 'number',
    value: 1.5,
  });
});
