import type { PlayerQuestion } from '@vibe-docs/checkpoints/engine';
import { expect, test } from 'vitest';
import { firstDraft, readDraft } from './draft.ts';

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
  expect(readDraft(question, firstDraft(question))).toEqual({ kind: 'incomplete', message });
});

test('items begin in the order in which they are shown', () => {
  expect(readDraft(order, firstDraft(order))).toEqual({
    kind: 'complete',
    answer: { kind: 'order', order: [1, 2, 0] },
  });
});

test('a number is read as people type it', () => {
  expect(readDraft(number, { chosen: [], text: ' 1,5 ', order: [] })).toEqual({
    kind: 'complete',
    answer: { kind: 'number', value: 1.5 },
  });
});
