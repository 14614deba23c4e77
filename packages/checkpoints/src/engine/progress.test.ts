import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countRight,
  exportProgress,
  firstOpenQuestion,
  importProgress,
  keepQuestions,
  type Progress,
  parseProgress,
  recordAnswer,
  recordSkip,
  serialiseProgress,
  stateOf,
} from './progress.ts';

const page = 'newdocs/express/middleware';
const right = { state: 'right', attempts: 2 } as const;
const wrong = { state: 'wrong', attempts: 1 } as const;

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
      c: { z: { state: 'wrong', attempts: 0 } },
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
    fc.record({
      state: fc.constantFrom('right' as const, 'wrong' as const, 'skipped' as const),
      attempts: fc.nat(9999),
    }),
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

describe('noting answers', () => {
  test('counts attempts, and a right answer stays right', () => {
    const once = recordAnswer({}, { page, id: 'x', isRight: false });
    expect(once).toEqual({ [page]: { x: { state: 'wrong', attempts: 1 } } });
    const twice = recordAnswer(once, { page, id: 'x', isRight: true });
    expect(twice).toEqual({ [page]: { x: { state: 'right', attempts: 2 } } });
    const again = recordAnswer(twice, { page, id: 'x', isRight: false });
    expect(again).toEqual({ [page]: { x: { state: 'right', attempts: 3 } } });
  });

  test('a skip is not an attempt, and does not change a right answer', () => {
    expect(recordSkip({ [page]: { x: wrong } }, { page, id: 'x' })).toEqual({
      [page]: { x: { state: 'skipped', attempts: 1 } },
    });
    expect(recordSkip({ [page]: { x: right } }, { page, id: 'x' })).toEqual({
      [page]: { x: right },
    });
  });
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

describe('export and import', () => {
  test('an exported file can be imported', () => {
    fc.assert(
      fc.property(progressArbitrary, (progress) => {
        expect(importProgress({}, exportProgress(progress))).toEqual(
          Object.fromEntries(Object.entries(progress)),
        );
      }),
    );
  });

  test('the better of two states wins', () => {
    const text = exportProgress({ a: { x: right, y: wrong }, b: { z: wrong } });
    const here: Progress = { a: { x: wrong, y: { state: 'skipped', attempts: 5 } } };
    expect(importProgress(here, text)).toEqual({
      a: { x: right, y: { state: 'skipped', attempts: 5 } },
      b: { z: wrong },
    });
  });

  test.each([['{}'], ['no json'], ['{"format": "vibe-docs.checkpoints", "version": 2}']])(
    '%s is not imported',
    (text) => {
      expect(importProgress({ a: { x: right } }, text)).toBeUndefined();
    },
  );
});
