import { countWordsOf, type Fence, type Page } from '@vibe-docs/content';

/** Reading speed in words per minute, code included: slow and careful. */
const WORDS_PER_MINUTE = 180;

/** Minutes per checkpoint question: reading it, answering, reading the explanation. */
const MINUTES_PER_QUESTION = 0.5;

/** Parts of a lesson that are not in its source. */
export interface LessonParts {
  /** Number of checkpoint questions on the page. */
  readonly questions: number;
  /** What a block shows. */
  readonly codeOf: (fence: Fence) => string;
}

/**
 * Estimates the duration of a lesson. Code counts like words, whether in the page or in a
 * listing that the page shows.
 *
 * @param page the lesson
 * @param parts what the page includes from other files
 * @returns whole minutes, rounded up, at least 1
 */
export function readingMinutes(
  { words, fences }: Page,
  { questions, codeOf }: LessonParts,
): number {
  const total = fences.reduce((sum, fence) => sum + countWordsOf(codeOf(fence)), words);
  return Math.max(1, Math.ceil(total / WORDS_PER_MINUTE + questions * MINUTES_PER_QUESTION));
}
