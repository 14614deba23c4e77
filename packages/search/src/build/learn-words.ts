import { featuresOf } from '../engine/query-features.ts';
import { tokenize, wordForms } from '../engine/words.ts';
import { toWorthStep, type WordRow } from '../schema/packed-words.ts';
import type { PageRecords } from '../schema/page-records.ts';
import { type Example, fitWords } from './fit-words.ts';

/** Pairs of fewer texts say nothing about other queries. */
const LEAST_TEXTS = 3;

/**
 * Learns for which pages the words of a query speak, alone and in pairs. It is taught the queries, questions, names and
 * headings of all pages: one without queries of its own would else come after those that have some. The same pages give
 * the same weights; their text does not matter.
 *
 * @param fit what computes the weights, or remembers them (`rememberFit`)
 * @returns features, sorted by UTF-16 units, with the pages that they speak for: their numbers stand as sections. None
 *   when no page has queries.
 */
export function learnWords(pages: readonly PageRecords[], fit = fitWords): readonly WordRow[] {
  const rows = known.get(pages) ?? learn(pages, fit);
  known.set(pages, rows);
  return rows;
}

/** Who fits the weights of the engine makes one index after another of the same pages. */
const known = new WeakMap<readonly PageRecords[], readonly WordRow[]>();

function learn(pages: readonly PageRecords[], fit: typeof fitWords): readonly WordRow[] {
  if (pages.every(({ queries }) => queries === undefined)) {
    return [];
  }
  const examples = pages.flatMap((records, page) =>
    textsOf(records).map((text): Example => ({ features: featuresIn(text), page })),
  );
  return fit(withoutRare(examples), pages.length).map(
    ([word, ...weights]): WordRow => ({
      word,
      sections: weights.map(([page]) => page),
      worth: weights.map(([, weight]) => toWorthStep(weight)),
    }),
  );
}

function textsOf({ queries = [], asked = [], sections }: PageRecords): readonly string[] {
  return [
    ...queries,
    ...asked,
    ...sections.flatMap(({ title, asked: own = [] }) => [title, ...own]),
  ];
}

function featuresIn(text: string): readonly string[] {
  return featuresOf(
    tokenize(text).flatMap(({ raw }) => {
      const { whole, parts } = wordForms(raw);
      return [...whole.slice(0, 1), ...parts];
    }),
  );
}

/** The examples without pairs that few of them have. */
function withoutRare(examples: readonly Example[]): readonly Example[] {
  const counts = new Map<string, number>();
  for (const feature of examples.flatMap(({ features }) => features)) {
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const isKept = (feature: string) =>
    !feature.includes('!') || (counts.get(feature) ?? 0) >= LEAST_TEXTS;
  return examples.map(({ features, page }) => ({ features: features.filter(isKept), page }));
}
