import { sharedLength } from '../schema/packed-words.ts';

export interface SimilarWord {
  readonly word: string;
  readonly edits: number;
  /** The word goes on after the part that resembles what was looked for. */
  readonly isPrefix: boolean;
}

interface Options {
  /** Most edits: a letter more, less or another, or two neighbours swapped. */
  readonly edits: number;
  /** Part of the list to look at. */
  readonly from: number;
  readonly to: number;
}

/**
 * Finds the words of a sorted list that are within a number of edits of `text`.
 *
 * One row of the table per letter of a word, kept while the next word shares that letter:
 *
 *            r e a k t   (text)
 *          0 1 2 3 4 5
 *     r    1 0 1 2 3 4   shared by `react`, `reactive` and `read`:
 *     re   2 1 0 1 2 3   computed once
 *     rea  3 2 1 0 1 2
 *     reac 4 3 2 1 1 2   `react` and `reactive`
 *
 * When no number in a row is within reach, all words with that beginning are passed over. The number
 * at the end of a row is the distance between `text` and that beginning of the word.
 *
 * @param words sorted by UTF-16 units, without duplicates.
 */
export function editDistances(
  words: readonly string[],
  text: string,
  { edits, from, to }: Options,
): readonly SimilarWord[] {
  const found: SimilarWord[] = [];
  const width = text.length + 1;
  const rows: Uint8Array[] = [Uint8Array.from({ length: width }, (_, column) => column)];
  let previous = '';
  let filled = 0;
  let deadAt = Number.POSITIVE_INFINITY;
  for (let place = from; place < to; place++) {
    const word = words[place] ?? '';
    const shared = sharedLength(previous, word);
    previous = word;
    // A beginning that is out of reach is not computed again; what came before it may be near.
    const isDead = shared >= deadAt;
    let depth = isDead ? deadAt : Math.min(shared, filled);
    deadAt = isDead ? deadAt : Number.POSITIVE_INFINITY;
    while (depth < word.length && deadAt === Number.POSITIVE_INFINITY) {
      const smallest = fillRow(rows, depth, { word, text });
      depth++;
      if (smallest > edits) {
        deadAt = depth;
      }
    }
    filled = depth;
    const distance = bestDistance(rows, { depth, width, length: word.length });
    if (distance.edits <= edits) {
      found.push({ word, ...distance });
    }
  }
  return found;
}

/** Fills the row below `depth` and returns its smallest number. */
function fillRow(
  rows: Uint8Array[],
  depth: number,
  { word, text }: { readonly word: string; readonly text: string },
): number {
  const above = rows[depth] ?? new Uint8Array();
  const row = rows[depth + 1] ?? new Uint8Array(text.length + 1);
  rows[depth + 1] = row;
  const twoAbove = depth > 0 ? rows[depth - 1] : undefined;
  const letter = word.charCodeAt(depth);
  row[0] = depth + 1;
  let smallest = depth + 1;
  for (let column = 1; column < row.length; column++) {
    const same = text.charCodeAt(column - 1) === letter;
    let value = Math.min(
      (above[column] ?? 0) + 1,
      (row[column - 1] ?? 0) + 1,
      (above[column - 1] ?? 0) + (same ? 0 : 1),
    );
    const isSwap =
      twoAbove !== undefined &&
      column > 1 &&
      text.charCodeAt(column - 2) === letter &&
      text.charCodeAt(column - 1) === word.charCodeAt(depth - 1);
    if (isSwap) {
      value = Math.min(value, (twoAbove[column - 2] ?? 0) + 1);
    }
    row[column] = value;
    smallest = Math.min(smallest, value);
  }
  return smallest;
}

function bestDistance(
  rows: readonly Uint8Array[],
  { depth, width, length }: Readonly<Record<'depth' | 'width' | 'length', number>>,
): { readonly edits: number; readonly isPrefix: boolean } {
  const endOf = (row: number) => rows[row]?.[width - 1] ?? Number.POSITIVE_INFINITY;
  let edits = Number.POSITIVE_INFINITY;
  for (let row = 1; row <= depth; row++) {
    edits = Math.min(edits, endOf(row));
  }
  return { edits, isPrefix: depth < length || endOf(depth) > edits };
}
