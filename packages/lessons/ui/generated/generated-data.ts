// Types of the JSON that plugins write at build time, and pages or later steps of the build read.

import type { IndexedPage } from '@vibe-docs/search/ui/SearchPage/page-index';
import type { RecordedMistakes } from '../../src/exercises/engine/index.ts';
import type { LessonMark } from '../lesson-mark.ts';

/** Name of the reading order (`IndexSection` of `packages/agents`) in the build folder. A dotfile, so no host serves it. */
export const READING_ORDER = '.reading-order.json';

/** A tutorial series on the home page. All numbers are computed at build time. */
export interface SeriesFacts {
  /** Name of the series in `packages/lessons/ui/messages/series.json`. */
  readonly key: string;
  readonly label: string;
  readonly path: string;
  readonly description: string;
  readonly lessons: number;
  /** Total of all lessons. */
  readonly minutes: number;
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
