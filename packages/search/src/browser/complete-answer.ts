import type { SearchRequests } from '../schema/algolia-types.ts';
import type { Answer, WorkerDesk } from './worker-desk.ts';

/**
 * Times that what is missing is fetched: words as they are written, then what only resembles them, then
 * the text of what was found, and twice more for what that brings up.
 */
const MOST_ROUNDS = 5;

/**
 * Fetches what an answer lacks and asks again, until nothing is missing.
 *
 * @param isWhole also the text of all hits, not of the first few.
 * @returns the best answer that can be had: without text that cannot be loaded, and without words that
 *   cannot when there are hits nevertheless.
 * @throws Error when words cannot be had and nothing was found without them.
 */
export async function completeAnswer(
  { index, ask }: WorkerDesk,
  requests: SearchRequests,
  { first, isWhole }: { readonly first: Answer; readonly isWhole: boolean },
): Promise<Answer> {
  let answer = first;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { words, text, moreText } = answer.missing;
    const texts = isWhole ? [...new Set([...text, ...moreText])] : text;
    if (words.length > 0) {
      try {
        await index.load('words', words);
      } catch (error) {
        if (answer.results.every(({ nbHits }) => nbHits === 0)) {
          throw error;
        }
        return answer;
      }
    } else if (texts.length > 0) {
      const isThere = await index.load('text', texts).then(
        () => true,
        () => false,
      );
      if (!isThere) {
        return ask(requests);
      }
    } else {
      return answer;
    }
    answer = await ask(requests);
  }
  return answer;
}
