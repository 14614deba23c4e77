import { sharedLength } from '../schema/packed-words.ts';

/** A term that resembles a word. */
export interface SimilarTerm<Term> {
  readonly term: Term;
  readonly edits: number;
  /** The term goes on after the part that resembles what was looked for. */
  readonly isPrefix: boolean;
}

/** A row of the table below. */
interface Row {
  readonly cells: readonly number[];
  readonly smallest: number;
  /** The smallest number at the end of this row or one above it. */
  readonly edits: number;
}

/**
 * Finds the terms of a sorted list that are, or begin with something that is, within a number of edits of `text`.
 *
 * One row of the table per letter of a term, kept while the next one shares that letter:
 *
 *            r e a k t   (text)
 *          0 1 2 3 4 5
 *     r    1 0 1 2 3 4   shared by `react`, `reactive` and `read`:
 *     re   2 1 0 1 2 3   computed once
 *     rea  3 2 1 0 1 2
 *     reac 4 3 2 1 1 2   `react` and `reactive`
 *
 * The number at the end of a row is the distance between `text` and that beginning of the term. Below a row in
 * which no number is within reach, there is none either.
 *
 * @param terms sorted by UTF-16 units, without duplicates
 * @param most edits: a letter more, less or another, or two neighbours swapped
 */
export function editDistances<Term extends { readonly text: string }>(
  terms: readonly Term[],
  text: string,
  most: number,
): readonly SimilarTerm<Term>[] {
  const found: SimilarTerm<Term>[] = [];
  const cells = Array.from({ length: text.length + 1 }, (_, column) => column);
  const rows: Row[] = [{ cells, smallest: 0, edits: Number.POSITIVE_INFINITY }];
  let previous = '';
  for (const term of terms) {
    const word = term.text;
    rows.length = Math.min(rows.length, sharedLength(previous, word) + 1);
    previous = word;
    let last = rows.at(-1);
    while (last !== undefined && last.smallest <= most && rows.length <= word.length) {
      last = nextRow(rows, word, text);
      rows.push(last);
    }
    if (last !== undefined && last.edits <= most) {
      const isPrefix = (last.cells[text.length] ?? 0) > last.edits;
      found.push({ term, edits: last.edits, isPrefix });
    }
  }
  return found;
}

function nextRow(rows: readonly Row[], word: string, text: string): Row {
  const depth = rows.length - 1;
  const letter = word[depth];
  const above = rows[depth]?.cells ?? [];
  const twoAbove = rows[depth - 1]?.cells;
  const cells = [depth + 1];
  let last = depth + 1;
  let smallest = last;
  for (let column = 1; column <= text.length; column++) {
    const replaced = (above[column - 1] ?? 0) + (text[column - 1] === letter ? 0 : 1);
    last = Math.min(replaced, last + 1, (above[column] ?? 0) + 1);
    if (text[column - 2] === letter && text[column - 1] === word[depth - 1]) {
      last = Math.min(last, (twoAbove?.[column - 2] ?? last) + 1);
    }
    cells.push(last);
    smallest = Math.min(smallest, last);
  }
  return { cells, smallest, edits: Math.min(last, rows[depth]?.edits ?? last) };
}
