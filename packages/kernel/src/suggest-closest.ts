import { closestMatch } from 'leven';

/**
 * Finds the known word that an author most likely meant.
 *
 * @param wanted what the author wrote
 * @param known the valid words; the first of several equally close words wins
 * @returns the closest word by case-insensitive edit distance, or `undefined` when even that one
 * differs in more than a quarter of its letters (two are always allowed)
 */
export function suggestClosest(wanted: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(2, Math.floor(wanted.length / 4));
  const words = [...known];
  const lowered = words.map((word) => word.toLowerCase());
  const found = closestMatch(wanted.toLowerCase(), lowered, { maxDistance: limit });
  return found === undefined ? undefined : words[lowered.indexOf(found)];
}

/** The question that follows a message about an unknown word, with a space before it; empty when no word is close. */
export function didYouMean(wanted: string, known: Iterable<string>): string {
  const closest = suggestClosest(wanted, known);
  return closest === undefined ? '' : ` Did you mean ${closest}?`;
}
