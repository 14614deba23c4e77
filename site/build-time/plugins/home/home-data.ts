/** A tutorial series on the home page. All numbers are counted when the site is built. */
export interface SeriesFacts {
  /** Name in `src/components/SeriesOverview/series.ts`. */
  readonly key: string;
  readonly label: string;
  readonly path: string;
  readonly description: string;
  readonly lessons: number;
  /** Of all lessons together. */
  readonly minutes: number;
}

/** A blog post on the home page. */
export interface PostFacts {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** ISO date, such as `2026-11-20`. */
  readonly date: string;
}

/** What the home page says about the rest of the site. */
export interface HomeData {
  readonly series: readonly SeriesFacts[];
  readonly posts: readonly PostFacts[];
}
