/**
 * What a word is worth by where it is. The numbers of `FIELD`, `QUALITY` and `RANKING` were fitted on the lists for
 * training (decisions/0021-fitted-search-weights.md), all but `here`, `samePage`
 * and `quotedBit`.
 */
export const FIELD = {
  /** The title of the page, in the record of the page. */
  title: 4.46,
  /** The record's own heading. */
  heading: 2.77,
  /** Words of the address: they keep a spelling that the title does not use. */
  path: 1.6,
  /** Text before the first heading, which says what the page is for. */
  introduction: 2.08,
  /** Questions and names that readers have for the page, in the record of the page. */
  asked: 1.79,
  prose: 0.769,
  code: 0.692,
};

/** How sure a match is of being what the reader meant; the word itself is worth 1. */
export const QUALITY = {
  stem: 0.487,
  synonym: 0.893,
  /** For a beginning. */
  prefix: 0.558,
  /** For one edit; two are worth half of it. */
  typo: 0.784,
};

export const RANKING = {
  /** Stop words count this much of a usual word. */
  stopWord: 0.103,
  /** Share of the page's score in the score of each of its records. */
  page: 0.58,
  /** What a word that stands in e times as many places of a page, each as good, adds to its best place. */
  places: 0.2,
  /** Exponent of the length of a page, in the score of the page. */
  pageLength: 0.728,
  /** The query stands in the title of the page as it was typed (a single word at its beginning), or the title in it. */
  inTitle: 1.95,
  /** Second, third … record of one page, so that other pages are seen as well: each this much of the last. */
  samePage: 0.45,
  /** Exponent of what the words of the query were learned to say for a page (`learn-words.ts`), of the base e. */
  learned: 0.17,
  /** What neighbours from messages must say for a page, in pairs that one page alone has: any query may have one. */
  quoted: 1.1,
  /** What a bit of them counts beside what was learned: a page quotes what a program prints, readers type other words. */
  quotedBit: 2,
  /** Weight of a word that stands in a heading of all pages of which the words of the query were learned to speak. */
  likely: 0.3,
  /** In the series that the reader is in. */
  here: 1.15,
};
