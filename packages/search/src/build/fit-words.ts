/** Times that all examples are gone through. */
const EPOCHS = 6;
/** Step of AdaGrad. */
const RATE = 1;
/** Smaller weights say little, and are many. */
const LEAST_WEIGHT = 0.5;

/** Smaller ones, of most pages, would only take time. */
const LEAST_ERROR = 0.001;

/** A query whose page is known. */
export interface Example {
  readonly features: readonly string[];
  /** Number of the page, from 0. */
  readonly page: number;
}

/** A feature with numbers of pages, ascending, and what it says for each: at least 0.5. */
export type FittedRow = readonly [
  feature: string,
  ...weights: (readonly [page: number, weight: number])[],
];

/**
 * Multinomial logistic regression of the page on the features of a query (Hastie, Tibshirani and Friedman, "The Elements
 * of Statistical Learning", 2009, section 4.4) with weights of at least 0, fitted by AdaGrad (Duchi, Hazan and Singer,
 * "Adaptive Subgradient Methods for Online Learning", 2011).
 *
 * This file imports nothing, so that its text and the examples decide the result: `rememberFit` relies on that.
 *
 * @param pageCount one more than the highest number of a page
 * @returns features, sorted by UTF-16 units, without those that say little for every page
 */
export function fitWords(examples: readonly Example[], pageCount: number): readonly FittedRow[] {
  return [...fit(examples, pageCount)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([feature, { pages, weights }]): FittedRow => {
      const all = pages.map((page, place) => [page, weights[place] ?? 0] as const);
      return [
        feature,
        ...all.filter(([, weight]) => weight >= LEAST_WEIGHT).sort(([a], [b]) => a - b),
      ];
    })
    .filter(([, ...weights]) => weights.length > 0);
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
