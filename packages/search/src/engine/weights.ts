/**
 * What a word is worth by where it is. `npm run search:fit -w lab` fits the numbers of `FIELD`, `QUALITY` and `RANKING`
 * on the lists `train` and `train-readers` (decisions/0021-fitted-search-weights.md), all but `exact`, `here` and `samePage`.
 */
export const FIELD = {
  /** The title of the page, in the record of the page. */
  title: 5.8,
  /** The record's own heading. */
  heading: 2.47,
  /** Headings above, in the record of a heading below them. */
  above: 1.3,
  /** Category in the sidebar. */
  group: 1.63,
  /** Words of the address: they keep a spelling that the title does not use. */
  path: 1.38,
  /** Text before the first heading, which says what the page is for. */
  introduction: 1.79,
  /** Questions and names that readers have for the page, in the record of the page. */
  asked: 2.91,
  prose: 0.861,
  code: 0.618,
};

/** A word inside an identifier is worth less than the identifier. */
export const PART = 0.45;

/** How sure a match is of being what the reader meant. */
export const QUALITY = {
  exact: 1,
  otherForm: 0.819,
  /** `get` for `@Get`, when the index has `@Get`. */
  withoutSign: 0.275,
  stem: 0.821,
  synonym: 0.714,
  /** For a beginning: this much, and the rest by how much of the word is there. */
  prefixLeast: 0.378,
  prefixMost: 0.632,
  /** In words that are followed by another, the reader has finished typing. */
  prefixInside: 0.646,
  oneEdit: 0.813,
  twoEdits: 0.5,
  part: 0.6,
  /** `lazyloading` for "lazy loading" and the other way round. */
  compound: 1,
};

export const RANKING = {
  /** Stop words count this much of a usual word. */
  stopWord: 0.12,
  /** Share of the page's score in the score of each of its records. */
  page: 0.8,
  /** What a word in the title of the page is worth in a section that lacks it. */
  inherited: 0.25,
  /** Exponents of the share of the query (by weight of its words) that a page, a section holds. */
  pageCoverage: 0.687,
  coverage: 2.91,
  /** Exponent of the length of a page, in the score of the page. */
  pageLength: 0.5,
  /** The same of what a section holds itself, so that no title brings all its sections. */
  own: 0.29,
  /** The query is the whole title or heading. */
  wholeTitle: 2.47,
  /** It is the beginning of one, or the title is the beginning of it. */
  titleStart: 1.57,
  /** Its words stand side by side in a heading, in the text. */
  headingPhrase: 1.56,
  textPhrase: 1.46,
  /** Second, third … record of one page, so that other pages are seen as well: each this much of the last. */
  samePage: 0.5,
  /** In the series that the reader is in. */
  here: 1.15,
};
