import { expect, it, vi } from 'vitest';
import { remember } from './remember.ts';

it('makes a value once, and again after others took its place', () => {
  const make = vi.fn((text: string) => text.length);
  const lengthOf = remember(2, make);
  expect(['a', 'bb', 'a', 'bb'].map(lengthOf)).toEqual([1, 2, 1, 2]);
  expect(make).toHaveBeenCalledTimes(2);
  expect(['ccc', 'bb', 'a'].map(lengthOf)).toEqual([3, 2, 1]);
  expect(make.mock.calls.flat()).toEqual(['a', 'bb', 'ccc', 'a']);
});
