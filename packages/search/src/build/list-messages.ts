import { neighboursIn } from '../engine/query-features.ts';
import { readQuery } from '../engine/read-query.ts';
import { toWorthStep, type WordRow } from '../schema/packed-words.ts';
import type { PageRecords } from '../schema/page-records.ts';

/**
 * Lists the neighbours among the words of the messages that pages quote, read as a query that was pasted.
 *
 * @returns neighbours with the pages that quote them: their numbers stand as sections. The fewer they are the more the
 *   neighbours say for each, in bits.
 */
export function listMessages(pages: readonly PageRecords[]): readonly WordRow[] {
  const rows = new Map<string, number[]>();
  for (const [page, { messages = [] }] of pages.entries()) {
    const words = messages.map((text) =>
      readQuery(text).map(({ forms, parts }) => ({ meant: forms[0] ?? '', parts })),
    );
    for (const feature of new Set(words.flatMap(neighboursIn))) {
      rows.set(feature, [...(rows.get(feature) ?? []), page]);
    }
  }
  return [...rows].map(([word, sections]) => ({
    word,
    sections,
    worth: sections.map(() => toWorthStep(Math.log2(pages.length / sections.length))),
  }));
}
