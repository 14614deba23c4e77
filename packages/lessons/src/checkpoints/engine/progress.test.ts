import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countRight,
  endReview,
  firstOpenQuestion,
  keepQuestions,
  listDue,
  mergeProgress,
  type Progress,
  parseProgress,
  recordAnswer,
  recordSkip,
  serialiseProgress,
  stateOf,
} from './progress.ts';

const page = 'newdocs/express/middleware';
const right = { state: 'right', attempts: 2 } as const;
const wrong = { state: 'wrong', attempts: 1, streak: 0 } as const;
const today = '2026-11-23';

describe('reading what is stored', () => {
  test.each([
    [null],
    [''],
    ['{"broken": ['],
    ['null'],
    ['3'],
    ['[]'],
    ['{"page": 3}'],
    ['{"page": {"id": {"state": "done", "attempts": 1}}}'],
  ])('%s gives empty progress', (text) => {
    expect(parseProgress(text)).toEqual({});
  });

  test('keeps what is well formed beside garbage', () => {
    const text =
      '{"a": {"x": {"state": "right", "attempts": 2}, "y": "?"}, "b": 1, "c": {"z": {"state": "wrong", "attempts": -4}}}';
    expect(parseProgress(text)).toEqual({
      a: { x: right },
      c: { z: { state: 'wrong', attempts: 0, streak: 0 } },
    });
  });

  test('a page named like a property of Object.prototype does no harm', () => {
    const text = '{"__proto__": {"__proto__": {"state": "right", "attempts": 1}}}';
    const progress = parseProgress(text);
    expect(stateOf(progress, '__proto__', '__proto__')?.state).toBe('right');
    expect(stateOf({}, '__proto__', 'toString')).toBeUndefined();
    expect(stateOf({}, 'constructor', 'name')).toBeUndefined();
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(typeof parseProgress(text)).toBe('object');
      }),
    );
  });
});

const progressArbitrary: fc.Arbitrary<Progress> = fc.dictionary(
  fc.constantFrom('a', 'b', 'c/d', '__proto__'),
  fc.dictionary(
    fc.constantFrom('x', 'y', 'z', 'constructor'),
    fc.record(
      {
        state: fc.constantFrom('right' as const, 'wrong' as const, 'skipped' as const),
        attempts: fc.nat(9999),
        misses: fc.nat(9999),
        answered: fc.constantFrom('2026-11-22', '2026-11-23'),
        streak: fc.nat(3),
      },
      { requiredKeys: ['state', 'attempts', 'streak'] },
    ),
    { minKeys: 1 },
  ),
);

test('stored progress round-trips', () => {
  fc.assert(
    fc.property(progressArbitrary, (progress) => {
      expect(parseProgress(serialiseProgress(progress))).toEqual(
        Object.fromEntries(Object.entries(progress)),
      );
    }),
  );
});

describe('recording answers', () => {
  test('an answer is recorded for its question, and the others stay', () => {
    const once = recordAnswer({ other: { z: right } }, { page, id: 'x', isRight: false, today });
    expect(once).toEqual({
      other: { z: right },
      [page]: { x: { state: 'wrong', attempts: 1, misses: 1, answered: today, streak: 0 } },
    });
  });

  test('a skip of a right answer that is not due changes nothing', () => {
    const before = { [page]: { x: right } };
    expect(recordSkip(before, { page, id: 'x', today })).toBe(before);
    expect(recordSkip({}, { page, id: 'x', today })[page]?.x?.state).toBe('skipped');
  });
});

test('lists the questions that are due, those that wait longest first', () => {
  const due = (answered: string) => ({ ...right, answered, streak: 0 });
  const progress = { a: { x: due('2026-11-22'), y: due(today), z: right }, b: { z: wrong } };
  expect(listDue({ ...progress, c: { x: due('2026-11-01') } }, today)).toEqual([
    { page: 'b', id: 'z' },
    { page: 'c', id: 'x' },
    { page: 'a', id: 'x' },
  ]);
});

test('a review can be ended without losing the answers', () => {
  const progress = { a: { x: wrong } };
  expect(endReview(progress, { page: 'a', id: 'x' })).toEqual({
    a: { x: { ...wrong, streak: 3 } },
  });
  expect(endReview(progress, { page: 'a', id: 'other' })).toBe(progress);
});

describe('after questions were edited', () => {
  const stored: Progress = { [page]: { removed: right, x: right, y: wrong }, other: { z: right } };

  test('a removed question does not count', () => {
    expect(countRight(stored, page, ['x', 'y', 'added'])).toBe(1);
  });

  test('a removed question is dropped from the page and nothing else', () => {
    expect(keepQuestions(stored, page, ['x', 'y', 'added'])).toEqual({
      [page]: { x: right, y: wrong },
      other: { z: right },
    });
  });

  test('a page without stored questions is removed', () => {
    expect(keepQuestions(stored, page, ['added'])).toEqual({ other: { z: right } });
  });

  test('the first open question is the one that is neither right nor skipped', () => {
    expect(firstOpenQuestion(stored, page, ['x', 'added', 'y'])).toBe(1);
    expect(firstOpenQuestion(stored, page, ['x'])).toBe(1);
    expect(firstOpenQuestion({}, page, ['x', 'y'])).toBe(0);
  });
});

describe('merging', () => {
  const plain = (progress: Progress) => JSON.parse(serialiseProgress(progress));
  const sorted = (progress: Progress) => Object.entries(plain(progress)).sort();

  test('keeps what only one side has, and the better state of both', () => {
    const here: Progress = { a: { x: wrong, y: { state: 'skipped', attempts: 5, streak: 0 } } };
    const there: Progress = { a: { x: right, y: wrong }, b: { z: wrong } };
    expect(mergeProgress(here, there)).toEqual({
      a: { x: { ...right, streak: 0 }, y: { state: 'skipped', attempts: 5, streak: 0 } },
      b: { z: wrong },
    });
  });

  test('does not depend on the order, and repeating it changes nothing', () => {
    fc.assert(
      fc.property(progressArbitrary, progressArbitrary, progressArbitrary, (a, b, c) => {
        const merged = mergeProgress(mergeProgress(a, b), c);
        expect(plain(mergeProgress(merged, merged))).toEqual(plain(merged));
        expect(sorted(mergeProgress(a, mergeProgress(b, c)))).toEqual(sorted(merged));
        expect(sorted(mergeProgress(c, mergeProgress(b, a)))).toEqual(sorted(merged));
      }),
    );
  });
});
