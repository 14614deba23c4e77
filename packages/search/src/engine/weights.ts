/**
 * What a word is worth by where it is. `npm run search:fit -w lab` fits the numbers of `FIELD`, `QUALITY` and `RANKING`
 * on the lists for training (decisions/0021-fitted-search-weights.md), all but `here` and `samePage`.
 */
export const FIELD = {
  /** The title of the page, in the record of the page. */
  title: 5,
  /** The record's own heading. */
  heading: 3.21,
  /** Category in the sidebar. */
  group: 2.37,
  /** Words of the address: they keep a spelling that the title does not use. */
  path: 2.08,
  /** Text before the first heading, which says what the page is for. */
  introduction: 1.86,
  /** Questions and names that readers have for the page, in the record of the page. */
  asked: 2.6,
  prose: 1.3,
  code: 0.9,
};

/** A word inside an identifier is worth less than the identifier. */
export const PART = 0.45;

/** How sure a match is of being what the reader meant; the word itself is worth 1. */
export const QUALITY = {
  /** `get` for `@Get`, when the index has `@Get`. */
  withoutSign: 0.237,
  stem: 0.632,
  synonym: 0.53,
  /** For a beginning. */
  prefix: 0.538,
  /** For one edit; two are worth half of it. */
  typo: 0.91,
};

export const RANKING = {
  /** Stop words count this much of a usual word. */
  stopWord: 0.107,
  /** Share of the page's score in the score of each of its records. */
  page: 0.65,
  /** What a word in the title of the page is worth in a section that lacks it. */
  inherited: 0.223,
  /** What a word that stands in e times as many places of a page, each as good, adds to its best place. */
  places: 0.424,
  /** Exponent of the length of a page, in the score of the page. */
  pageLength: 0.728,
  /** The query stands in the title of the page as it was typed (a single word at its beginning), or the title in it. */
  inTitle: 1.5,
  /** Second, third … record of one page, so that other pages are seen as well: each this much of the last. */
  samePage: 0.45,
  /** In the series that the reader is in. */
  here: 1.15,
};
