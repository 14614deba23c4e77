import { withoutPlaces } from './pasted.ts';
import { STOP_WORDS, stemOf, tokenize, wordForms } from './words.ts';

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

/** Words of a message that are looked at: a program repeats itself before it says what is wrong, as npm does. */
const MOST_WORDS = 24;

/**
 * Each word of a message that says something, with the next one. Of a name in several words, the last goes with what
 * follows, and the first with what stands before; it counts alone as well, since a page that explains an error may
 * quote its name only. They are in the same files as the features above.
 *
 * @example neighboursIn('course.save is not defined') // ['course.save!!', 'save!!is', 'not!!defin']
 */
export function neighboursIn(message: string): readonly string[] {
  const tokens = tokenize(withoutPlaces(message)).slice(0, MOST_WORDS);
  const words = tokens.map(({ raw }) => wordForms(raw));
  const names = words.flatMap(({ whole: [name = ''], parts }) => (parts.length > 0 ? name : []));
  const pairs = words.slice(1).flatMap(({ whole: [next = ''], parts }, place) => {
    const before = words[place];
    const word = before?.parts.at(-1) ?? before?.whole[0] ?? '';
    return STOP_WORDS.has(word) ? [] : [`${stemOf(word)}!!${stemOf(parts[0] ?? next)}`];
  });
  return [...new Set([...names.map((name) => `${stemOf(name)}!!`), ...pairs])];
}
