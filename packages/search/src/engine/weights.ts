/**
 * What a word is worth by where it stands. Chosen by hand and checked on the judged list
 * (`npm run search -w lab`); no search over values was run.
 */
export const FIELD = {
  /** The title of the page, in the record of the page. */
  title: 5,
  /** The record's own heading. */
  heading: 3.6,
  /** Headings above, in the record of a heading below them. */
  above: 1.3,
  /** Category in the sidebar. */
  group: 1.4,
  /** Words of the address: they keep a spelling that the title does not use. */
  path: 1.6,
  /** Text before the first heading, which says what the page is for. */
  introduction: 1.6,
  /** Questions that readers ask and the page answers, in the record of the page. */
  asked: 2,
  prose: 1,
  code: 0.9,
} as const;

/** A word inside an identifier is worth less than the identifier. */
export const PART = 0.45;

/** How sure a match is of being what the reader meant. */
export const QUALITY = {
  exact: 1,
  otherForm: 0.95,
  /** `get` for `@Get`, when the index has `@Get`. */
  withoutSign: 0.4,
  stem: 0.92,
  synonym: 0.8,
  /** For a beginning: this much, and the rest by how much of the word is there. */
  prefixLeast: 0.55,
  prefixMost: 0.92,
  /** In words that are followed by another, the reader has finished typing. */
  prefixInside: 0.75,
  oneEdit: 0.7,
  twoEdits: 0.5,
  part: 0.6,
  /** `lazyloading` for "lazy loading" and the other way round. */
  compound: 0.85,
} as const;

export const RANKING = {
  /** Stop words count this much of a usual word. */
  stopWord: 0.12,
  /** Share of the page's score in the score of each of its records. */
  page: 0.5,
  /** What a word in the title of the page is worth in a section that lacks it. */
  inherited: 0.25,
  /** Share of the query that a section must hold itself, so that no title brings all its sections. */
  leastOwn: 0.2,
  /** The query is the whole title or heading. */
  wholeTitle: 1.9,
  /** It is the beginning of one, or the title is the beginning of it. */
  titleStart: 1.35,
  /** Its words stand side by side in a heading, in the text. */
  headingPhrase: 1.2,
  textPhrase: 1.12,
  /** Second, third … record of one page, so that other pages are seen as well. */
  samePage: [1, 0.55, 0.4, 0.3],
  /** Share of the query (by weight of its words) that a page must hold. */
  leastCoverage: 0.5,
  /** The same when a word of the query is nowhere in the index. */
  leastCoverageUnknown: 0.6,
} as const;
