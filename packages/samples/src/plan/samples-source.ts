/** Input of the sample checks that depends on the site. */
export interface SamplesSource {
  /** Sets in which each folder is a series, e.g. the tutorials. */
  readonly seriesSets: readonly string[];
  /** Sets in which no block of TypeScript or JavaScript may opt out. */
  readonly strictSets: readonly string[];
}
