import { moveOn } from '../page/nodes.ts';
import type { PageRule } from './rule.ts';
import wordList from './word-list.json' with { type: 'json' };

/**
 * Readers meet the standard terms in error messages and search for them, so pages use those and not words
 * of our own. A pattern matches whole words, case-insensitively; a space matches any white space. Only patterns with
 * hardly any false positives are listed. Words that are wrong in every text, such as "simply", are in
 * `cspell.config.yaml`.
 */
const WORDS = wordList.map(({ pattern, instead }) => ({
  instead,
  expression: new RegExp(`\\b(?:${pattern.replaceAll(' ', '\\s+')})\\b`, 'gi'),
}));

/** `page/word-list`: a word of our own where there is a standard term that readers can search for. */
export const checkWords: PageRule = ({ page }) =>
  page.prose.flatMap(({ text, ...place }) =>
    WORDS.flatMap(({ expression, instead }) =>
      [...text.matchAll(expression)].map(({ 0: found, index }) => ({
        place: moveOn(place, text.slice(0, index)),
        message: `"${found.replace(/\s+/g, ' ')}" is not the word that readers search for.`,
        hint: `Write ${instead}.`,
      })),
    ),
  );

/** Average number of words per sentence from which a page is reported (CONTRIBUTING.md, "Rules for pages"). */
const AVERAGE_LIMIT = 20;

/** Below this many sentences the average means nothing. */
const FEWEST_SENTENCES = 5;

/** `page/long-sentences`: long sentences are hard for readers whose first language is not English. */
export const checkSentenceLength: PageRule = (page) => {
  const { sentences, words } = page.page.sentences;
  const average = words / sentences;
  if (sentences < FEWEST_SENTENCES || average < AVERAGE_LIMIT) return [];
  return [
    {
      place: { line: 1, column: 1 },
      message: `The sentences have ${average.toFixed(1)} words on average; expected fewer than ${AVERAGE_LIMIT}.`,
      hint: 'Split the longest sentences, or turn a long list into a bulleted one.',
    },
  ];
};
