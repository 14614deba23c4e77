import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumbers, writeNumbers } from './number-text.ts';

describe('writeNumbers', () => {
  it.each([
    [[], ''],
    [[0, 1, 2], ' !#'],
    [[60, 61], '^_ '],
  ])('writes %j as %j', (numbers, text) => {
    expect(writeNumbers(numbers)).toBe(text);
    expect(readNumbers(text)).toEqual(numbers);
  });

  it('gives back any list of numbers, from signs that JSON does not escape', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat(100), fc.nat(), fc.maxSafeNat())), (numbers) => {
        const text = writeNumbers(numbers);
        expect(readNumbers(text)).toEqual(numbers);
        expect(JSON.stringify(text)).toBe(`"${text}"`);
      }),
      { numRuns: 1_000, seed: 1 },
    );
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (number) => {
    expect(() => writeNumbers([number])).toThrow('no whole number');
  });
});

describe('readNumbers', () => {
  it.each([
    ['é', 'at sign 0'],
    ['_', 'cut off'],
  ])('refuses %j', (text, message) => {
    expect(() => readNumbers(text)).toThrow(message);
  });
});
