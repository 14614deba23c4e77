import { worthOfText } from '../engine/index-records.ts';
import { checksum } from '../schema/checksum.ts';
import { toWorthStep, type WordRow } from '../schema/packed-words.ts';
import type { PageRecords } from '../schema/page-records.ts';

/**
 * Least size of one file in letters and numbers. With the words up to the next cut it has about 4,500: 2.5 kB compressed.
 * A query needs few words, and most of them lie in files of their own: with files twice as large it loads half as much
 * again. A large site gets larger files, not more (`MOST_FILES`).
 */
const LEAST_SIZE = 2_500;
/** One word in so many begins a file. */
const WORDS_PER_CUT = 125;

/** All names stand in the manifest, which must stay short. */
const MOST_FILES = 256;

/** Every word of the text with the sections that hold it, sorted by UTF-16 units. */
export function makeWords(pages: readonly PageRecords[]): readonly WordRow[] {
  const rows = new Map<string, { word: string; sections: number[]; worth: number[] }>();
  const all = pages.flatMap(({ sections: [first, ...rest], asked = [] }) =>
    first === undefined ? [] : [{ ...first, asked }, ...rest],
  );
  for (const [place, section] of all.entries()) {
    for (const [word, worth] of worthOfText(section)) {
      const row = rows.get(word) ?? { word, sections: [], worth: [] };
      rows.set(word, row);
      row.sections.push(place);
      row.worth.push(toWorthStep(worth));
    }
  }
  return [...rows.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
}

interface CutOptions<Item> {
  readonly least: number;
  readonly most: number;
  /** Whether an item may begin a file. Unset: each may. Files of three times the least size are cut anyway. */
  readonly isCut?: (item: Item) => boolean;
}

/** Cuts a list into files of about one size. Each holds at least one item. */
export function cutIntoFiles<Item>(
  items: readonly Item[],
  sizeOf: (item: Item) => number,
  { least, most, isCut = () => true }: CutOptions<Item>,
): readonly (readonly Item[])[] {
  const total = items.reduce((sum, item) => sum + sizeOf(item), 0);
  const limit = Math.max(least, total / most);
  const files: Item[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const item of items) {
    if (size >= 3 * limit || (size >= limit && isCut(item))) {
      files.push([]);
      size = 0;
    }
    files.at(-1)?.push(item);
    size += sizeOf(item);
  }
  return files;
}

/**
 * Cuts the words into files. The words themselves decide where, so that a changed page changes the files of its
 * changed words and not those after them: saved copies and caches load the others again otherwise.
 */
export function cutWords(rows: readonly WordRow[]): readonly (readonly WordRow[])[] {
  return cutIntoFiles(rows, ({ word, sections }) => word.length + 2 * sections.length, {
    least: LEAST_SIZE,
    most: MOST_FILES,
    isCut: ({ word }) =>
      Number.parseInt(checksum(new TextEncoder().encode(word)), 16) % WORDS_PER_CUT === 0,
  });
}
