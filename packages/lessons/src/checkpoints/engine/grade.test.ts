import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answer, grade, type PlayerQuestion } from './grade.ts';

const head = { id: 'a-b', prompt: 0, section: 'idea', sectionTitle: 'The idea' };
const choices = [
  { text: 1, isRight: false, explanation: 11 },
  { text: 2, isRight: true, explanation: 12 },
  { text: 3, isRight: true, explanation: 13 },
];
const single: PlayerQuestion = { ...head, kind: 'single', choices: choices.slice(0, 2) };
const several: PlayerQuestion = { ...head, kind: 'several', choices };
const number: PlayerQuestion = {
  ...head,
  kind: 'number',
  answer: 1.5,
  tolerance: 0.1,
  explanation: 20,
  mistakes: [{ answer: 3, explanation: 21 }],
};
const order: PlayerQuestion = {
  ...head,
  kind: 'order',
  items: [1, 2, 3],
  shown: [2, 0, 1],
  explanation: 30,
};

describe('a single choice', () => {
  test('is right when the right one is chosen, and that choice is explained', () => {
    expect(grade(single, { kind: 'choice', choice: 1 })).toEqual({
      isRight: true,
      explanations: [12],
      hint: undefined,
    });
  });

  test('is wrong otherwise, and the chosen one is explained', () => {
    expect(grade(single, { kind: 'choice', choice: 0 })).toEqual({
      isRight: false,
      explanations: [11],
      hint: undefined,
    });
  });
});

describe('several choices', () => {
  test.each([
    [[1, 2], true, [12, 13], undefined],
    [[2, 1], true, [12, 13], undefined],
    [[1], false, [], { kind: 'missing', count: 1 }],
    [[], false, [], { kind: 'missing', count: 2 }],
    [[0, 1, 2], false, [11], undefined],
    [[0], false, [11], { kind: 'missing', count: 2 }],
    [[1, 2, 7], false, [], undefined],
  ])('%j: right is %j', (chosen, isRight, explanations, hint) => {
    expect(grade(several, { kind: 'choices', choices: chosen })).toEqual({
      isRight,
      explanations,
      hint,
    });
  });
});

describe('a number', () => {
  test.each([
    [1.5, true, [20]],
    [1.59, true, [20]],
    [1.7, false, []],
    [3, false, [21]],
    [Number.NaN, false, []],
    [Number.POSITIVE_INFINITY, false, []],
  ])('%d: right is %j', (value, isRight, explanations) => {
    expect(grade(number, { kind: 'number', value })).toEqual({
      isRight,
      explanations,
      hint: undefined,
    });
  });
});

describe('an order', () => {
  test('is right when the items are in order', () => {
    expect(grade(order, { kind: 'order', order: [0, 1, 2] })).toEqual({
      isRight: true,
      explanations: [30],
      hint: undefined,
    });
  });

  test('counts the items in their place, without an explanation, when it is wrong', () => {
    expect(grade(order, { kind: 'order', order: [0, 2, 1] })).toEqual({
      isRight: false,
      explanations: [],
      hint: { kind: 'in-place', count: 1, of: 3 },
    });
  });
});

const anyAnswer: fc.Arbitrary<Answer> = fc.oneof(
  fc.record({ kind: fc.constant('choice' as const), choice: fc.integer() }),
  fc.record({ kind: fc.constant('choices' as const), choices: fc.array(fc.integer()) }),
  fc.record({ kind: fc.constant('number' as const), value: fc.double() }),
  fc.record({ kind: fc.constant('order' as const), order: fc.array(fc.integer()) }),
);

test('every answer to every kind of question gets a grade', () => {
  fc.assert(
    fc.property(fc.constantFrom(single, several, number, order), anyAnswer, (question, answer) => {
      const { isRight, explanations } = grade(question, answer);
      expect(typeof isRight).toBe('boolean');
      expect(explanations.every((text) => text >= 11 && text <= 30)).toBe(true);
    }),
  );
});

test('several choices are right exactly when the chosen set is the right set', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 2 })), (chosen) => {
      const isRightSet = [0, 1, 2].every((place) => chosen.includes(place) === place > 0);
      expect(grade(several, { kind: 'choices', choices: chosen }).isRight).toBe(isRightSet);
    }),
  );
});
