import leven from 'leven';

/**
 * Finds the known word that an author most likely meant.
 *
 * @param wanted what the author wrote
 * @param known what exists; among equally near words the first wins
 * @returns the nearest word by edit distance (letter case does not count), or `undefined` when the
 *   nearest differs in more than a quarter of its letters (two are always allowed)
 */
export function suggestClosest(wanted: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(2, Math.floor(wanted.length / 4));
  let best: { readonly word: string; readonly distance: number } | undefined;
  for (const word of known) {
    const distance = leven(wanted.toLowerCase(), word.toLowerCase());
    if (distance <= limit && (best === undefined || distance < best.distance)) {
      best = { word, distance };
    }
  }
  return best?.word;
}
