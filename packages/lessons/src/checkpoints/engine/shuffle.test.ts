import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shuffleChoices, shuffleItems } from './shuffle.ts';

test('the order depends on the seed alone', () => {
  expect(shuffleChoices(4, 'express-middleware-order')).toEqual(
    shuffleChoices(4, 'express-middleware-order'),
  );
});

test('a shuffle contains every index once', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.string(), (count, seed) => {
      const sorted = [...shuffleChoices(count, seed)].sort((a, b) => a - b);
      expect(sorted).toEqual(Array.from({ length: count }, (_, place) => place));
    }),
  );
});

test('shuffled items are never in the right order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 10 }), fc.string(), (count, seed) => {
      const order = shuffleItems(count, seed);
      expect([...order].sort((a, b) => a - b)).toEqual(order.map((_, place) => place));
      expect(order.every((item, place) => item === place)).toBe(false);
    }),
  );
});

test('the first choice of the file is shown at each position about equally often', () => {
  const counts = [0, 0, 0, 0];
  for (let seed = 0; seed < 400; seed += 1) {
    const place = shuffleChoices(4, `express-lesson-${seed}`).indexOf(0);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  expect(Math.min(...counts)).toBeGreaterThan(70);
});
