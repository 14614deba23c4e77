import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fromWorthStep,
  packWords,
  readNumbers,
  toWorthStep,
  unpackWords,
  writeNumbers,
} from './packed-words.ts';

const rows = [
  { word: 'react', sections: [3], worth: [16] },
  { word: 'reactive', sections: [0, 1, 9], worth: [1, 2, 3] },
  { word: 'read', sections: [2], worth: [0] },
];

const anyRows = fc
  .uniqueArray(
    fc.record({
      word: fc.string({ unit: fc.constantFrom('a', 'b', '$', 'é', '𝒜'), minLength: 1 }),
      places: fc.uniqueArray(fc.nat(5_000), { minLength: 1, maxLength: 20 }),
    }),
    { selector: ({ word }) => word, minLength: 1 },
  )
  .map((list) =>
    list
      .toSorted((a, b) => (a.word < b.word ? -1 : 1))
      .map(({ word, places }) => ({
        word,
        sections: places.toSorted((a, b) => a - b),
        worth: places.map((place) => place % 30),
      })),
  );

describe('packWords', () => {
  it('shares the beginning of a word with the one before', () => {
    expect(packWords(rows)).toEqual({
      shared: '#(&',
      endings: 'react ive d',
      counts: '#%#',
      steps: '&##*%',
      worth: expect.any(String),
    });
  });

  it('gives back any rows', () => {
    fc.assert(
      fc.property(anyRows, (list) => {
        expect(unpackWords(packWords(list))).toEqual(list);
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});

describe('toWorthStep', () => {
  it.each([
    [1, 16],
    [2, 20],
    [0.001, 0],
  ])('puts %d on step %d', (worth, step) => {
    expect(toWorthStep(worth)).toBe(step);
  });

  it('keeps a worth within a tenth', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.0626, max: 8, noNaN: true }), (worth) => {
        expect(Math.abs(fromWorthStep(toWorthStep(worth)) / worth - 1)).toBeLessThan(0.1);
      }),
    );
  });
});

describe('writeNumbers', () => {
  it.each([
    [[], ''],
    [[0, 1, 2], '#$%'],
    [[0xd800 - 0x24, 0xd800 - 0x23], '\ud7ff\ue000'],
  ])('writes %j as %j', (numbers, text) => {
    expect(writeNumbers(numbers)).toBe(text);
    expect(readNumbers(text)).toEqual(numbers);
  });

  it('gives back any list of numbers after a journey as JSON in UTF-8', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat(100), fc.nat(1_000_000))), (numbers) => {
        const bytes = new TextEncoder().encode(JSON.stringify(writeNumbers(numbers)));
        expect(readNumbers(JSON.parse(new TextDecoder().decode(bytes)))).toEqual(numbers);
      }),
      { numRuns: 1_000, seed: 1 },
    );
  });

  it.each([-50, 0.5, Number.NaN, 2_000_000])('refuses %d', (number) => {
    expect(() => writeNumbers([number])).toThrow(RangeError);
  });
});
