import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistances } from './edit-distances.ts';

/** The textbook table, for one pair: optimal string alignment. */
function slowDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : row)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      const swap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const line = table[row] ?? [];
      line[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + cost,
        row > 1 && column > 1 && swap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(a.length, b.length);
}

function slowSearch(words: readonly string[], text: string, edits: number) {
  return words.flatMap((word) => {
    const whole = slowDistance(word, text);
    const beginnings = [...word].map((_, end) => slowDistance(word.slice(0, end + 1), text));
    const best = Math.min(whole, ...beginnings);
    return best <= edits ? [{ term: { text: word }, edits: best, isPrefix: whole > best }] : [];
  });
}

describe('editDistances', () => {
  it.each([
    ['raect', 'react', 1],
    ['rect', 'react', 1],
    ['reackt', 'react', 1],
    ['middelware', 'middleware', 1],
    ['agregation', 'aggregation', 1],
  ])('counts the edits from %s to %s', (text, word, edits) => {
    expect(editDistances([{ text: word }], text, 3)).toEqual([
      { term: { text: word }, edits, isPrefix: false },
    ]);
  });

  it('finds longer words whose beginning is near', () => {
    expect(editDistances([{ text: 'aggregation' }], 'agreg', 1)).toEqual([
      { term: { text: 'aggregation' }, edits: 1, isPrefix: true },
    ]);
  });

  it('agrees with the textbook on generated words', () => {
    const word = fc.string({
      unit: fc.constantFrom('a', 'b', 'c', 'd'),
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 30 }), word, fc.nat(2), (list, text, edits) => {
        const words = [...list].sort();
        const terms = words.map((word) => ({ text: word }));
        expect(editDistances(terms, text, edits)).toEqual(slowSearch(words, text, edits));
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});
