import subjects from './synonyms.json' with { type: 'json' };

/**
 * Words that readers use for the same thing, reviewed by hand: the trade's vocabulary, not the words of a
 * judged list. Any phrase of a group, `pr = pull request`, finds the others. `dict > map = record` goes one way, for
 * words that these pages do not use, or use in another sense. One form of a word is enough, and one spelling: phrases
 * are compared by stem, and stop words in between do not matter. Words that only resemble each other do not belong
 * there. Groups are short, because each phrase may cost a reader a file of the index.
 *
 * `search:push` sends the same groups to a hosted index.
 */
export const SYNONYMS = Object.values(subjects)
  .flat()
  .map((line) => {
    const [typed = [], finds = typed] = line.split(' > ').map((side) => side.split(' = '));
    return { typed, finds };
  });
