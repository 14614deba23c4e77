import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumbers, writeNumbers } from './number-text.ts';

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
