import sets from './synonyms.json' with { type: 'json' };

/**
 * Words that readers use for the same thing, reviewed by hand: the trade's vocabulary, not the words of a
 * judged list. Each line of `synonyms.json` is a set: any of its phrases finds the others. One form of a word is
 * enough, and one spelling: phrases are compared by stem. Words that only resemble each other do not belong there.
 *
 * `search:push` sends the same sets to a hosted index.
 */
export const SYNONYMS: readonly (readonly string[])[] = sets.map((set) => set.split(' = '));
