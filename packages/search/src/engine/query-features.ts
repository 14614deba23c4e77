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

/**
 * Each word of a message that says something, with the next one. Of a name in several words, the last goes with what
 * follows, and the first with what stands before. They are in the same files as the features above.
 *
 * @example neighboursIn(['course.save', 'is', 'not', 'defined']) // of the words: ['save!!is', 'not!!defin']
 */
export function neighboursIn(
  words: readonly { readonly meant: string; readonly parts: readonly string[] }[],
): readonly string[] {
  return words.slice(1).flatMap(({ meant: next, parts }, place) => {
    const before = words[place];
    const word = before?.parts.at(-1) ?? before?.meant ?? '';
    return STOP_WORDS.has(word) ? [] : [`${stemOf(word)}!!${stemOf(parts[0] ?? next)}`];
  });
}
