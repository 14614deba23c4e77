/** Words that a reader of lessons takes in per minute, code among them: a slow, careful pace. */
const WORDS_PER_MINUTE = 180;

/** What a checkpoint question takes, in minutes: reading it, answering, reading the explanation. */
const MINUTES_PER_QUESTION = 0.5;

/**
 * Estimates how long a lesson takes, from its source.
 *
 * @param content the page's Markdown without front matter
 * @param questions number of checkpoint questions on the page
 * @returns whole minutes, rounded up, at least 1
 */
export function readingMinutes(content: string, questions: number): number {
  const text = content
    .replace(/^(?:import|export) .*$/gm, '')
    .replace(/^\s*(?:```|~~~|:::).*$/gm, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<\/?[A-Za-z][^>]*>/g, '');
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE + questions * MINUTES_PER_QUESTION));
}
