/** What the sample checks need to know of the site. */
export interface SamplesSource {
  /** Sets of which each folder is a series of its own, e.g. the tutorials. */
  readonly seriesSets: readonly string[];
  /** Sets in which no block of TypeScript or JavaScript may opt out. */
  readonly strictSets: readonly string[];
}
