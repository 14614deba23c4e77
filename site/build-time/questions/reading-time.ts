import { parseFenceOptions } from '@vibe-docs/samples/fences';
import type { ListingName } from '../markdown/read-listing.ts';

/** Words that a reader of lessons takes in per minute, code among them: a slow, careful pace. */
const WORDS_PER_MINUTE = 180;

/** What a checkpoint question takes, in minutes: reading it, answering, reading the explanation. */
const MINUTES_PER_QUESTION = 0.5;

/** A block of code: marks, then language and options, then the code. */
const FENCE = /^[ \t]*(```+|~~~+)(.*)\n([\s\S]*?)^[ \t]*\1[ \t]*$/gm;

/** What a lesson holds beside the words of its source. */
export interface LessonParts {
  /** Number of checkpoint questions on the page. */
  readonly questions: number;
  /** The text that a block shows; empty when there is none, which `npm run samples` reports. */
  readonly readListing: (listing: ListingName) => string;
}

/**
 * Estimates how long a lesson takes, from its source. Code counts like words, wherever it stands: in
 * the page, or in a listing that the page shows.
 *
 * @param content the page's Markdown without front matter
 * @param parts what stands elsewhere and is shown on the page
 * @returns whole minutes, rounded up, at least 1
 */
export function readingMinutes(content: string, { questions, readListing }: LessonParts): number {
  let codeWords = 0;
  const prose = content.replace(FENCE, (_block, _marks, options: string, code: string) => {
    const { file, region } = parseFenceOptions(options).options;
    codeWords += countWords(file === undefined ? code : readListing({ file, region }));
    return '';
  });
  const words = codeWords + countWords(stripMarks(prose));
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE + questions * MINUTES_PER_QUESTION));
}

/** Leaves out what a reader does not see: imports, the lines of notes, tags, targets of links. */
function stripMarks(prose: string): string {
  return prose
    .replace(/^(?:import|export) .*$/gm, '')
    .replace(/^\s*:::.*$/gm, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<\/?[A-Za-z][^>]*>/g, '');
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
