import { countWordsOf, type Page } from '@vibe-docs/content';
import { parseFenceOptions } from '@vibe-docs/samples/fences';
import type { ListingName } from '../markdown/read-listing.ts';

/** Words that a reader of lessons takes in per minute, code among them: a slow, careful pace. */
const WORDS_PER_MINUTE = 180;

/** What a checkpoint question takes, in minutes: reading it, answering, reading the explanation. */
const MINUTES_PER_QUESTION = 0.5;

/** What a lesson holds beside the words of its source. */
export interface LessonParts {
  /** Number of checkpoint questions on the page. */
  readonly questions: number;
  /** The text that a block shows; empty when there is none, which `npm run samples` reports. */
  readonly readListing: (listing: ListingName) => string;
}

/**
 * Estimates how long a lesson takes. Code counts like words, wherever it stands: in the page, or in a
 * listing that the page shows.
 *
 * @param page the lesson
 * @param parts what stands elsewhere and is shown on the page
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
