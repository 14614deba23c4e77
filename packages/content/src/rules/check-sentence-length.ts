import { type PageRule, report } from './rule.ts';

/** Average number of words per sentence from which a page is reported (CONTRIBUTING.md, "Write a page"). */
const AVERAGE_LIMIT = 20;

/** Below this many sentences the average means nothing. */
const FEWEST_SENTENCES = 5;

/** `page/long-sentences`: long sentences are hard for readers whose first language is not English. */
export const checkSentenceLength: PageRule = (page) => {
  const { sentences, words } = page.page.sentences;
  const average = words / sentences;
  if (sentences < FEWEST_SENTENCES || average < AVERAGE_LIMIT) {
    return [];
  }
  return [
    report(
      'page/long-sentences',
      { page, place: { line: 1, column: 1 } },
      {
        message: `The sentences have ${average.toFixed(1)} words on average; expected fewer than ${AVERAGE_LIMIT}.`,
        hint: 'Split the longest sentences, or turn a long list into a bulleted one.',
      },
    ),
  ];
};
