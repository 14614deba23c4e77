/**
 * What a word is worth by where it is. `npm run search:fit -w lab` fits the numbers of `FIELD`, `QUALITY` and `RANKING`
 * on the lists for training (decisions/0021-fitted-search-weights.md), all but `exact`, `here` and `samePage`.
 */
export const FIELD = {
  /** The title of the page, in the record of the page. */
  title: 5,
  /** The record's own heading. */
  heading: 2.13,
  /** Category in the sidebar. */
  group: 1.4,
  /** Words of the address: they keep a spelling that the title does not use. */
  path: 2.33,
  /** Text before the first heading, which says what the page is for. */
  introduction: 2.08,
  /** Questions and names that readers have for the page, in the record of the page. */
  asked: 2.6,
  prose: 1.3,
  code: 0.9,
};

/** A word inside an identifier is worth less than the identifier. */
export const PART = 0.45;

/** How sure a match is of being what the reader meant. */
export const QUALITY = {
  exact: 1,
  /** `get` for `@Get`, when the index has `@Get`. */
  withoutSign: 0.212,
  stem: 0.708,
  synonym: 0.549,
  /** For a beginning: this much, and the rest by how much of the word is there. */
  prefixLeast: 0.325,
  prefixMost: 0.61,
  oneEdit: 0.91,
  twoEdits: 0.501,
  /** `lazyloading` for "lazy loading" and the other way round. */
  compound: 1,
};

export const RANKING = {
  /** Stop words count this much of a usual word. */
  stopWord: 0.139,
  /** Share of the page's score in the score of each of its records. */
  page: 0.754,
  /** What a word in the title of the page is worth in a section that lacks it. */
  inherited: 0.215,
  /** Exponents of the share of the query (by weight of its words) that a page, a section holds. */
  pageCoverage: 0.529,
  coverage: 1.38,
  /** What a word that stands in e times as many places of a page, each as good, adds to its best place. */
  places: 0.424,
  /** Exponent of the length of a page, in the score of the page. */
  pageLength: 0.56,
  /** The query is the whole title or heading. */
  wholeTitle: 1.7,
  /** It stands in one as it was typed (a single word at its beginning), or the title in it. */
  inTitle: 1.57,
  /** Second, third … record of one page, so that other pages are seen as well: each this much of the last. */
  samePage: 0.45,
  /** In the series that the reader is in. */
  here: 1.15,
};
