import { STOP_WORDS, stemOf } from './words.ts';

/**
 * What is learned from the words of a query: each stem that says something, and its pairs with the others and with stop
 * words. All begin with a stem that says something, and the mark of a pair sorts before all signs of words: they are in
 * the file of words that is loaded for this stem.
 *
 * @example featuresOf(['what', 'is', 'quiz', 'timing']) // ['quiz', 'quiz!time', 'quiz!what', 'quiz!is', 'time', …]
 */
export function featuresOf(words: readonly string[]): readonly string[] {
  const stems = new Set(words.filter((word) => !STOP_WORDS.has(word)).map(stemOf));
  const stopWords = new Set(words.filter((word) => STOP_WORDS.has(word)));
  return [...stems].sort().flatMap((stem, place, all) => {
    const others = [...all.slice(place + 1), ...stopWords];
    return [stem, ...others.map((other) => `${stem}!${other}`)];
  });
}
