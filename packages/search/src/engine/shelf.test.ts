import { describe, expect, it } from 'vitest';
import { Shelf } from './shelf.ts';

describe('Shelf', () => {
  it.each([
    ['a', 'a', [0]],
    ['b', 'b', [0]],
    ['c', 'c', [1]],
    ['cat', 'm', [1, 2]],
    ['m', 'z', [2]],
    ['', '\uffff', [0, 1, 2]],
  ])('finds the files from %j to %j', (from, to, places) => {
    expect(new Shelf<string>(['b', 'c', 'm']).missingBetween(from, to)).toEqual(places);
  });

  it('leaves out what has arrived', () => {
    const shelf = new Shelf<number>([0, 10, 20]);
    shelf.arrive(1);
    expect(shelf.missingBetween(0, 25)).toEqual([0, 2]);
  });

  it('misses nothing when there are no files', () => {
    expect(new Shelf<string>([]).missingBetween('a', 'z')).toEqual([]);
  });
});
