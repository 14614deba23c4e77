import { countWordsOf, type Page } from '@vibe-docs/content';
import { parseFenceOptions } from '@vibe-docs/samples/fences';
import type { ListingName } from '../markdown/read-listing.ts';

/** Reading speed in words per minute, code included: slow and careful. */
const WORDS_PER_MINUTE = 180;

/** Minutes per checkpoint question: reading it, answering, reading the explanation. */
const MINUTES_PER_QUESTION = 0.5;

/** Parts of a lesson that are not in its source. */
export interface LessonParts {
  /** Number of checkpoint questions on the page. */
  readonly questions: number;
  /** The text that a block shows; empty when it is missing, which `npm run samples` reports. */
  readonly readListing: (listing: ListingName) => string;
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
  { questions, readListing }: LessonParts,
): number {
  const listings = fences.flatMap(({ meta }) => {
    const { file, region } = parseFenceOptions(meta).options;
    return file === undefined ? [] : [countWordsOf(readListing({ file, region }))];
  });
  const total = listings.reduce((sum, count) => sum + count, words.withCode);
  return Math.max(1, Math.ceil(total / WORDS_PER_MINUTE + questions * MINUTES_PER_QUESTION));
}
