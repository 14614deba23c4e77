import { featuresOf } from '../engine/query-features.ts';
import { tokenize, wordForms } from '../engine/words.ts';
import { toWorthStep, type WordRow } from '../schema/packed-words.ts';
import type { PageRecords } from '../schema/page-records.ts';

/** Times that all queries are gone through. */
const EPOCHS = 6;
/** Step of AdaGrad. */
const RATE = 1;
/** Smaller weights say little, and are many. */
const LEAST_WEIGHT = 0.5;

/** Smaller ones, of most pages, would only take time. */
const LEAST_ERROR = 0.001;

/** Pairs of fewer texts say nothing about other queries. */
const LEAST_TEXTS = 3;

/** A query whose page is known. */
interface Example {
  readonly features: readonly string[];
  /** Number of the page. */
  readonly page: number;
}

/**
 * Learns for which pages the words of a query speak, alone and in pairs: multinomial logistic regression of the page on
 * the features of the query (Hastie, Tibshirani and Friedman, "The Elements of Statistical Learning", 2009, section 4.4)
 * with weights of at least 0, fitted by AdaGrad (Duchi, Hazan and Singer, "Adaptive Subgradient Methods for Online
 * Learning", 2011). It is taught the queries, questions, names and headings of all pages: one without queries of its own
 * would else come after those that have some. The same pages give the same weights.
 *
 * @returns features, sorted by UTF-16 units, with the pages that they speak for: their numbers stand as sections. None
 *   when no page has queries.
 */
export function learnWords(pages: readonly PageRecords[]): readonly WordRow[] {
  const rows = known.get(pages) ?? learn(pages);
  known.set(pages, rows);
  return rows;
}

/** Who fits the weights of the engine makes one index after another of the same pages. */
const known = new WeakMap<readonly PageRecords[], readonly WordRow[]>();

function learn(pages: readonly PageRecords[]): readonly WordRow[] {
  if (pages.every(({ queries }) => queries === undefined)) {
    return [];
  }
  const examples = pages.flatMap((records, page) =>
    textsOf(records).map((text): Example => ({ features: featuresIn(text), page })),
  );
  return [...fit(withoutRare(examples), pages.length)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([word, row]) => {
      const weights = new Map(row.pages.map((page, place) => [page, row.weights[place] ?? 0]));
      const sections = row.pages.filter((page) => (weights.get(page) ?? 0) >= LEAST_WEIGHT);
      sections.sort((a, b) => a - b);
      const worth = sections.map((page) => toWorthStep(weights.get(page) ?? 0));
      return sections.length === 0 ? [] : [{ word, sections, worth }];
    });
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

/** What a feature says for pages, in parallel. Of those that are not there, it says nothing. */
interface Row {
  readonly pages: number[];
  readonly weights: number[];
  /** Sums of the squares of the slopes so far. */
  readonly squares: number[];
}

function fit(examples: readonly Example[], pageCount: number): ReadonlyMap<string, Row> {
  const table = new Map<string, Row>();
  const rowOf = (feature: string) => {
    const row = table.get(feature) ?? { pages: [], weights: [], squares: [] };
    table.set(feature, row);
    return row;
  };
  const lessons = examples.map(({ features, page }) => ({ page, rows: features.map(rowOf) }));
  const shares = new Float64Array(pageCount);
  // Neighbours are of one page: a stride without a common divisor visits all of them mixed.
  const stride = strideOver(lessons.length);
  for (let step = 0; step < EPOCHS * lessons.length; step++) {
    const { page, rows } = lessons[(step * stride) % lessons.length] ?? { page: 0, rows: [] };
    shareOut(shares, rows);
    shares[page] = (shares[page] ?? 0) - 1;
    for (const row of rows) {
      descend(row, shares);
      if (!row.pages.includes(page)) {
        row.pages.push(page);
        row.weights.push(RATE);
        row.squares.push((shares[page] ?? 0) ** 2);
      }
    }
  }
  return table;
}

/** Gives each page its share in the exponents of the sums of weights. */
function shareOut(shares: Float64Array, rows: readonly Row[]): void {
  shares.fill(0);
  for (const { pages, weights } of rows) {
    for (let place = 0; place < pages.length; place++) {
      const page = pages[place] ?? 0;
      shares[page] = (shares[page] ?? 0) + (weights[place] ?? 0);
    }
  }
  const most = shares.reduce((a, b) => Math.max(a, b), 0);
  const ofNone = Math.exp(-most);
  const total = shares.reduce((sum, weight, page) => {
    const exponent = weight === 0 ? ofNone : Math.exp(weight - most);
    shares[page] = exponent;
    return sum + exponent;
  }, 0);
  for (let page = 0; page < shares.length; page++) {
    shares[page] = (shares[page] ?? 0) / total;
  }
}

/** One step of AdaGrad. A weight of 0 stays so while the feature would speak against the page. */
function descend({ pages, weights, squares }: Row, slopes: Float64Array): void {
  for (let place = 0; place < pages.length; place++) {
    const slope = slopes[pages[place] ?? 0] ?? 0;
    const weight = weights[place] ?? 0;
    if (Math.abs(slope) >= LEAST_ERROR && (slope < 0 || weight > 0)) {
      const square = (squares[place] ?? 0) + slope * slope;
      squares[place] = square;
      weights[place] = Math.max(0, weight - (RATE * slope) / Math.sqrt(square));
    }
  }
}

/** A number near the golden section of a length that has no divisor in common with it. */
function strideOver(length: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let stride = Math.max(1, Math.round(length * 0.618));
  while (divisor(stride, length) > 1) {
    stride++;
  }
  return stride;
}
