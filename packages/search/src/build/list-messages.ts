import { neighboursIn } from '../engine/query-features.ts';
import { toWorthStep, type WordRow } from '../schema/packed-words.ts';
import type { PageRecords } from '../schema/page-records.ts';

/** What a pair says that is a whole message, beside one of many. */
const WHOLE_MESSAGE = 1.5;

/**
 * Lists the neighbours among the words of the messages that pages quote.
 *
 * @returns neighbours with the pages that quote them: their numbers stand as sections. The fewer they are the more the
 *   neighbours say for each, in bits; they say more when they are all that a message has, as `Cannot GET`.
 */
export function listMessages(pages: readonly PageRecords[]): readonly WordRow[] {
  const rows = new Map<string, Map<number, number>>();
  for (const [page, { messages = [] }] of pages.entries()) {
    for (const text of messages) {
      const neighbours = neighboursIn(text);
      for (const pair of neighbours) {
        const row = rows.get(pair) ?? new Map<number, number>();
        const share = neighbours.length === 1 ? WHOLE_MESSAGE : 1;
        rows.set(pair, row.set(page, Math.max(share, row.get(page) ?? 0)));
      }
    }
  }
  return [...rows].map(([word, row]) => ({
    word,
    sections: [...row.keys()],
    worth: [...row.values()].map((share) =>
      toWorthStep(share * Math.log2(pages.length / row.size)),
    ),
  }));
}
