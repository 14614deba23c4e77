import { describe, expect, test } from 'vitest';
import {
  addAnswer,
  addSkip,
  dayOf,
  isDue,
  mergeQuestion,
  type QuestionProgress,
  readQuestionProgress,
} from './question-progress.ts';

const missed = {
  state: 'right',
  attempts: 2,
  misses: 1,
  answered: '2026-11-01',
  streak: 0,
} as const;

test('a day is that of the reader, not of UTC', () => {
  const noon = new Date(2026, 10, 23, 12);
  const midnight = new Date(2026, 10, 23, 0, 1);
  const late = new Date(2026, 10, 23, 23, 59);
  expect([noon, midnight, late].map(dayOf)).toEqual(['2026-11-23', '2026-11-23', '2026-11-23']);
});

describe('a missed question', () => {
  test('comes back the next day, then twice after a week, until answered right three times', () => {
    let question = addAnswer(undefined, false, '2026-11-01');
    const dueOn: string[] = [];
    for (let day = 1; day <= 30; day += 1) {
      const today = `2026-11-${String(day).padStart(2, '0')}`;
      if (isDue(question, today)) {
        dueOn.push(today);
        question = addAnswer(question, true, today);
      }
    }
    expect(dueOn).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
    expect(question).toEqual({
      state: 'right',
      attempts: 4,
      misses: 1,
      answered: '2026-11-16',
      streak: 3,
    });
  });

  test('answered right on the same day still comes back', () => {
    const corrected = addAnswer(addAnswer(undefined, false, '2026-11-01'), true, '2026-11-01');
    expect(corrected).toEqual(missed);
    expect(isDue(corrected, '2026-11-01')).toBe(false);
    expect(isDue(corrected, '2026-11-02')).toBe(true);
  });

  test('answered right early is not postponed', () => {
    const once = addAnswer(missed, true, '2026-11-02');
    expect(addAnswer(once, true, '2026-11-05')).toEqual({ ...once, attempts: 4 });
    expect(isDue(once, '2026-11-08')).toBe(false);
    expect(isDue(once, '2026-11-09')).toBe(true);
  });

  test('missed again starts anew, also after the review has ended', () => {
    const again = { answered: '2026-11-20', streak: 0, misses: 2, state: 'right' };
    expect(addAnswer({ ...missed, streak: 2 }, false, '2026-11-20')).toMatchObject(again);
    expect(addAnswer({ ...missed, streak: 3 }, false, '2026-11-20')).toMatchObject(again);
  });

  test('skipped when it is due comes back the next day', () => {
    const skipped = addSkip({ ...missed, streak: 2 }, '2026-11-20');
    expect(skipped).toEqual({ ...missed, answered: '2026-11-20' });
    expect(isDue(skipped, '2026-11-21')).toBe(true);
  });
});

test('a question that was never missed is not due', () => {
  const question = addAnswer(undefined, true, '2026-11-01');
  expect(question).toEqual({ state: 'right', attempts: 1, misses: 0, answered: '2026-11-01' });
  expect(isDue(question, '2027-11-01')).toBe(false);
  expect(addSkip(question, '2027-11-01')).toBe(question);
});

describe('a clock that is wrong', () => {
  test('a day far in the future is due, and the next answer corrects it', () => {
    const ahead = { ...missed, answered: '2031-01-01' };
    expect(isDue(ahead, '2026-11-23')).toBe(true);
    expect(addAnswer(ahead, true, '2026-11-23')).toMatchObject({
      answered: '2026-11-23',
      streak: 1,
    });
  });

  test('going back by less than the interval does not ask again at once', () => {
    const yesterday = { ...missed, answered: '2026-11-23', streak: 1 };
    expect(isDue(yesterday, '2026-11-22')).toBe(false);
    expect(isDue(yesterday, '2026-11-16')).toBe(true);
  });
});

describe('reading a stored question', () => {
  test.each([
    ['wrong', { state: 'wrong', attempts: 3, streak: 0 }],
    ['skipped', { state: 'skipped', attempts: 3, streak: 0 }],
    ['right', { state: 'right', attempts: 3 }],
  ])('without day and streak, %s: what was missed is due', (state, expected) => {
    const question = readQuestionProgress({ state, attempts: 3 });
    expect(question).toEqual(expected);
    expect(isDue(expected as QuestionProgress, '2026-11-23')).toBe(state !== 'right');
  });

  test.each([
    [{ answered: 'yesterday' }],
    [{ answered: '2026-99-99' }],
    [{ answered: 20261123 }],
    [{ misses: -1 }],
    [{ misses: 1.5 }],
    [{ streak: 4 }],
    [{ streak: '1' }],
  ])('leaves out %j', (field) => {
    expect(readQuestionProgress({ state: 'right', attempts: 1, ...field })).toEqual({
      state: 'right',
      attempts: 1,
    });
  });
});

describe('merging two states of a question', () => {
  test('the review of the later day wins, whatever the counts', () => {
    const later = { ...missed, attempts: 1, misses: 0, answered: '2026-11-09', streak: 2 };
    const expected = { ...missed, answered: '2026-11-09', streak: 2 };
    expect(mergeQuestion(missed, later)).toEqual(expected);
    expect(mergeQuestion(later, missed)).toEqual(expected);
  });

  test('of two on the same day, the one with more to do wins', () => {
    const { streak: _, ...neverMissed } = missed;
    expect(mergeQuestion({ ...missed, streak: 1 }, missed).streak).toBe(0);
    expect(mergeQuestion(neverMissed, missed).streak).toBe(0);
  });

  test('a question without a day does not undo a review', () => {
    const former = { state: 'wrong', attempts: 1, streak: 0 } as const;
    expect(mergeQuestion({ ...missed, streak: 2 }, former)).toEqual({ ...missed, streak: 2 });
  });
});
