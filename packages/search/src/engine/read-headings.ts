import type { Vocabulary } from './vocabulary.ts';
import { stemOf } from './words.ts';

/** Stands for a word that the query does not have; no stem is like it. */
const OTHER = '\0';

/**
 * Reads headings from the lists of their words, as the headings themselves may not have arrived: the stems of the
 * query at their places, something else at the others.
 *
 * @param query stems of the query; its last may be the beginning of one.
 * @param records those whose headings are read.
 * @returns stems by number of the record. A heading that goes on after the last of them has one more.
 */
export function readHeadings(
  vocabulary: Vocabulary,
  query: readonly string[],
  records: ReadonlySet<number>,
): ReadonlyMap<number, readonly string[]> {
  const headings = new Map<number, string[]>();
  const last = query.at(-1) ?? '';
  const begun = last.length > 2 ? vocabulary.startingWith(last) : [];
  for (const { text, headings: found } of [
    ...query.flatMap((stem) => vocabulary.ofStem(stem)),
    ...begun,
  ]) {
    for (const [index, record] of found.records.entries()) {
      const place = found.places[index] ?? 0;
      if (place > 0 && records.has(record)) {
        const stems = headings.get(record) ?? [];
        headings.set(record, stems);
        const isLast = place % 2 === 0;
        const at = (place - 1) >> 1;
        while (stems.length < at + (isLast ? 1 : 2)) {
          stems.push(OTHER);
        }
        stems[at] = stemOf(text);
      }
    }
  }
  return headings;
}
