// Types of the JSON that plugins write at build time and pages import.

/** A tutorial series on the home page. All numbers are computed at build time. */
export interface SeriesFacts {
  /** Name of the series in `src/messages/series.json`. */
  readonly key: string;
  readonly label: string;
  readonly path: string;
  readonly description: string;
  readonly lessons: number;
  /** Total of all lessons. */
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

/** A page with questions, of either docs set. */
export interface QuestionPage {
  /** Key of the page in the reader's stored progress. */
  readonly page: string;
  readonly title: string;
  /** Address, including the base path. */
  readonly path: string;
  /** Number of questions. */
  readonly count: number;
  /** Duration of a lesson. */
  readonly minutes?: number | undefined;
}

/** The data of the home page. */
export interface HomeData {
  readonly series: readonly SeriesFacts[];
  readonly posts: readonly PostFacts[];
}

/** Address of the frame of live examples, including the base path. */
export interface FrameAddresses {
  readonly page: string;
  readonly packages: string;
}

/** The source files that each entry needs, by path; keyed by the entry's path below the listings folder. */
export type LiveExamples = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A page in the list at `/search`. `path` includes the base path, as links need it. */
export interface IndexedPage {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

/** The pages of one section of the site, in reading order of their files. */
export interface IndexSection {
  readonly label: string;
  readonly pages: readonly IndexedPage[];
}
