/** A word and where it stands. */
export interface WordRow {
  /** Without white space. */
  readonly word: string;
  /**
   * Places of sections, ascending. Sections are counted from 0 in the order of the pages, those of one
   * page together: words come back on the same page, so the steps between places are small.
   */
  readonly sections: readonly number[];
  /** What the word is worth in each of them, in steps (`toWorthStep`). */
  readonly worth: readonly number[];
}

/**
 * Rows by column, as compression likes it. `react`, `reactive` and `read` in sections 3, 4 and 9:
 *
 *     shared   0 5 3       letters shared with the word before
 *     endings  "react ive d"
 *     counts   0 0 0       sections less one
 *     steps    3 4 9       to the first section, and from each to the next, less one
 */
export interface PackedWords {
  readonly shared: string;
  readonly endings: string;
  readonly counts: string;
  readonly steps: string;
  readonly worth: string;
}

/** @param rows sorted by word. */
export function packWords(rows: readonly WordRow[]): PackedWords {
  const shared = rows.map(({ word }, place) => sharedLength(rows[place - 1]?.word ?? '', word));
  return {
    shared: writeNumbers(shared),
    endings: rows.map(({ word }, place) => word.slice(shared[place])).join(' '),
    counts: writeNumbers(rows.map(({ sections }) => sections.length - 1)),
    steps: writeNumbers(
      rows.flatMap(({ sections }) =>
        sections.map((section, place) => section - (sections[place - 1] ?? -1) - 1),
      ),
    ),
    worth: writeNumbers(rows.flatMap(({ worth }) => worth)),
  };
}

/** The rows that were packed. */
export function unpackWords(packed: PackedWords): readonly WordRow[] {
  const shared = readNumbers(packed.shared);
  const endings = packed.endings.split(' ');
  const counts = readNumbers(packed.counts);
  const steps = readNumbers(packed.steps);
  const worth = readNumbers(packed.worth);
  let start = 0;
  let word = '';
  return counts.map((less, place): WordRow => {
    const end = start + less + 1;
    word = word.slice(0, shared[place]) + (endings[place] ?? '');
    let section = -1;
    const sections = steps.slice(start, end).map((step) => {
      section += step + 1;
      return section;
    });
    const row = { word, sections, worth: worth.slice(start, end) };
    start = end;
    return row;
  });
}

/** How many letters two words begin with alike. */
export function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charCodeAt(length) === b.charCodeAt(length)) {
    length++;
  }
  return length;
}

/** Steps in which the worth of a word doubles: neighbours differ by a fifth. */
const STEPS = 4;
/** Step of the worth 1. Less than a sixteenth counts as that. */
const STEP_OF_ONE = 16;

/** The nearest step to a worth above 0. */
export function toWorthStep(worth: number): number {
  return Math.max(0, Math.round(Math.log2(worth) * STEPS) + STEP_OF_ONE);
}

/** The worth that a step stands for. */
export function fromWorthStep(step: number): number {
  return 2 ** ((step - STEP_OF_ONE) / STEPS);
}

/** The first code point in use: JSON escapes the quotation mark and most of what is before it. */
const FIRST = 0x23;
/** Surrogates, which are no characters, begin here. */
const SURROGATES = 0xd800;
const SURROGATE_COUNT = 0x800;

/**
 * Writes whole numbers from 0 to a million, each as one character. Compressed, that is as short as bytes, and
 * it stays a text that every server compresses.
 */
export function writeNumbers(numbers: readonly number[]): string {
  return numbers
    .map((number) => number + FIRST)
    .map((code) => String.fromCodePoint(code < SURROGATES ? code : code + SURROGATE_COUNT))
    .join('');
}

/** Reads what `writeNumbers` wrote. */
export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  for (let place = 0; place < text.length; place++) {
    const code = text.codePointAt(place) ?? 0;
    place += code > 0xffff ? 1 : 0;
    numbers.push((code < SURROGATES ? code : code - SURROGATE_COUNT) - FIRST);
  }
  return numbers;
}

/** Writes numbers that grow, each as what it has more than the one before. */
export function writeAscending(numbers: readonly number[]): string {
  return writeNumbers(numbers.map((number, place) => number - (numbers[place - 1] ?? 0)));
}

/** Reads what `writeAscending` wrote. */
export function readAscending(text: string): readonly number[] {
  let last = 0;
  return readNumbers(text).map((step) => {
    last += step;
    return last;
  });
}
