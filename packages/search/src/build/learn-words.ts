import { stemOf, tokenize, wordForms } from '../engine/words.ts';
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

/** A query whose page is known. */
interface Example {
  /** Stems of the query, each once. */
  readonly stems: readonly string[];
  /** Place of the page among those that are taught. */
  readonly page: number;
}

/**
 * Learns for which pages a word of a query speaks: multinomial logistic regression of the page on the stems of the query
 * (Hastie, Tibshirani and Friedman, "The Elements of Statistical Learning", 2009, section 4.4) with weights of at least 0,
 * fitted by AdaGrad (Duchi, Hazan and Singer, "Adaptive Subgradient Methods for Online Learning", 2011). It is taught the
 * `queries`, questions, names and headings of pages that have `queries`. The same pages give the same weights.
 *
 * @returns stems, sorted by UTF-16 units, with the pages that they speak for: their numbers stand as sections
 */
export function learnWords(pages: readonly PageRecords[]): readonly WordRow[] {
  const rows = known.get(pages) ?? learn(pages);
  known.set(pages, rows);
  return rows;
}

/** Who fits the weights of the engine makes one index after another of the same pages. */
const known = new WeakMap<readonly PageRecords[], readonly WordRow[]>();

function learn(pages: readonly PageRecords[]): readonly WordRow[] {
  const taught = [...pages.keys()].filter((number) => pages[number]?.queries !== undefined);
  const examples = taught.flatMap((number, page) =>
    textsOf(pages[number]).map((text): Example => ({ stems: stemsIn(text), page })),
  );
  const weights = fit(examples, taught.length);
  return [...weights]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([word, row]) => {
      const kept = [...row.keys()].filter((page) => (row[page] ?? 0) >= LEAST_WEIGHT);
      const sections = kept.map((page) => taught[page] ?? 0);
      const worth = kept.map((page) => toWorthStep(row[page] ?? 0));
      return kept.length === 0 ? [] : [{ word, sections, worth }];
    });
}

function textsOf(page: PageRecords | undefined): readonly string[] {
  const { queries = [], asked = [], sections = [] } = page ?? {};
  return [
    ...queries,
    ...asked,
    ...sections.flatMap(({ title, asked: own = [] }) => [title, ...own]),
  ];
}

function stemsIn(text: string): readonly string[] {
  const forms = tokenize(text).flatMap(({ raw }) => {
    const { whole, parts } = wordForms(raw);
    return [...whole.slice(0, 1), ...parts];
  });
  return [...new Set(forms.map(stemOf))];
}

/** @returns the weight of each page by stem */
function fit(examples: readonly Example[], pageCount: number): ReadonlyMap<string, Float64Array> {
  const newRow = () => ({
    weights: new Float64Array(pageCount),
    squares: new Float64Array(pageCount),
  });
  const rows = new Map(examples.flatMap(({ stems }) => stems).map((stem) => [stem, newRow()]));
  // Neighbours are of one page: a stride without a common divisor visits all of them mixed.
  const stride = strideOver(examples.length);
  for (let step = 0; step < EPOCHS * examples.length; step++) {
    const { stems = [], page = 0 } = examples[(step * stride) % examples.length] ?? {};
    const own = stems.flatMap((stem) => rows.get(stem) ?? []);
    const errors = softmax(
      own.map(({ weights }) => weights),
      pageCount,
    );
    errors[page] = (errors[page] ?? 0) - 1;
    for (const { weights, squares } of own) {
      for (let index = 0; index < pageCount; index++) {
        const slope = errors[index] ?? 0;
        if (Math.abs(slope) < LEAST_ERROR) {
          continue;
        }
        const square = (squares[index] ?? 0) + slope * slope;
        squares[index] = square;
        weights[index] = Math.max(
          0,
          (weights[index] ?? 0) - (RATE * slope) / Math.sqrt(square + 1e-9),
        );
      }
    }
  }
  return new Map([...rows].map(([stem, { weights }]) => [stem, weights]));
}

/** The share of each page in the exponents of the sums of rows. */
function softmax(rows: readonly Float64Array[], pageCount: number): Float64Array {
  const shares = new Float64Array(pageCount);
  for (const row of rows) {
    for (let page = 0; page < pageCount; page++) {
      shares[page] = (shares[page] ?? 0) + (row[page] ?? 0);
    }
  }
  const most = shares.reduce((a, b) => Math.max(a, b), 0);
  let sum = 0;
  for (const [page, share] of shares.entries()) {
    shares[page] = Math.exp(share - most);
    sum += shares[page] ?? 0;
  }
  return shares.map((share) => share / sum);
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
