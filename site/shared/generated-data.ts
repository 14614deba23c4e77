// Types of the JSON that plugins write at build time, and pages or later steps of the build read.
import type { RecordedMistakes } from '@vibe-docs/exercises/engine';
import type { LessonMark } from './lesson-mark.ts';

/** Name of the reading order (`IndexSection` of markdown-pages) in the build folder. A dotfile, so no host serves it. */
export const READING_ORDER = '.reading-order.json';

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

/** A page in the list at `/search`. `path` includes the base path, as links need it. */
export interface IndexedPage {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

/** A blog post on the home page. */
export interface PostFacts extends IndexedPage {
  /** ISO date, such as `2026-11-20`. */
  readonly date: string;
}

/** A page with questions, of either docs set. */
export interface QuestionPage extends LessonMark {
  readonly title: string;
  /** Address, including the base path. */
  readonly path: string;
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
  /** The scripts that checks of exercises need, by kind of exercise. */
  readonly kits: Readonly<Record<string, string>>;
  /** The script of the worker that judges types. */
  readonly types: string;
}

/** What the check of an exercise loads, as JSON: a file beside the frame's page. */
export interface ExerciseData {
  readonly check: string;
  readonly exports: readonly string[];
  /** How recorded mistakes fail, and what their hints are; both by name. */
  readonly recorded: RecordedMistakes;
  readonly hints: Readonly<Record<string, string>>;
  /** `types.ts`, where types count. */
  readonly types: string | undefined;
}

/** Properties of the tool below the starting point of an exercise. */
export interface ExerciseProps {
  readonly id: string;
  readonly kind: 'program' | 'react' | 'express' | 'pipeline';
  /** Name of the reader's file. */
  readonly file: string;
  /** Name of the file with the exercise's data. */
  readonly data: string;
  readonly requirements: readonly { readonly id: string; readonly text: string }[];
}

/** The source files that each entry needs, by path; keyed by the entry's path below the listings folder. */
export type LiveExamples = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The pages of one section of the site, in reading order of their files. */
export interface IndexSection {
  readonly label: string;
  readonly pages: readonly IndexedPage[];
}
