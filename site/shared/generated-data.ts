// Shapes of the JSON that plugins write while building and pages load.

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

/** Where the frame of live examples is, base path included. */
export interface FrameAddresses {
  readonly page: string;
  readonly packages: string;
}

/** By the entry's path below the listings folder: the sources of the files that it needs, by path. */
export type LiveExamples = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One page in the index shown at `/search`. `path` includes the base path, as links need it. */
export interface IndexedPage {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

/** The pages of one part of the site, in reading order of their files. */
export interface IndexSection {
  readonly label: string;
  readonly pages: readonly IndexedPage[];
}
