import type { SearchClient, SearchRequests, SearchResponse } from '../schema/algolia-types.ts';
import type { LazyKind } from '../schema/index-format.ts';
import type { LoadingIndex } from './load-index.ts';
import { type Answer, openDesk, type WorkerDesk } from './worker-desk.ts';

/**
 * How long a query that titles and headings settle waits for words and snippets, once there was a first result. A
 * reader takes a tenth of a second for at once (Nielsen, "Usability Engineering", 1993, chapter 5).
 */
const SETTLED_WAIT_MS = 100;

/**
 * Makes a client over the index of the site.
 *
 * What comes first answers first. A query that it does not settle waits for the words, headings and text that it needs,
 * so that the list under the reader's cursor is not replaced by a better one. What fails is tried again
 * by the next query.
 *
 * @param baseUrl base path of the site, with a slash at the end: `/vibe/`
 * @param pause waits until the reader pauses; without it nothing is loaded ahead
 */
export function createLocalClient(baseUrl: string, pause?: () => Promise<void>): SearchClient {
  let desk: WorkerDesk | undefined;
  let hasAnswered = false;
  const open = (): WorkerDesk => {
    if (desk === undefined || desk.isBroken()) {
      desk = openDesk(baseUrl);
      hasAnswered = false;
    }
    return desk;
  };
  const noteAnswer = ({ index }: WorkerDesk): void => {
    if (!hasAnswered && pause !== undefined) {
      fetchAhead(index, pause);
    }
    hasAnswered = true;
  };
  return {
    warm() {
      try {
        open();
      } catch {
        // The first query will say so.
      }
    },
    async search(requests, { isComplete = false } = {}): Promise<SearchResponse> {
      try {
        const current = open();
        await current.index.start;
        const first = await current.ask(requests);
        const isSettled = first.isSure && !isComplete;
        if (isSettled && !hasAnswered) {
          noteAnswer(current);
          return { results: first.results };
        }
        const complete = completeAnswer(current, requests, { first, isWhole: isComplete });
        const answer = isSettled ? await soon(complete, first) : await complete;
        noteAnswer(current);
        return { results: answer.results };
      } catch (error) {
        throw new Error('Cannot reach the search index.', { cause: error });
      }
    },
  };
}

/** The value, or another when it takes too long or fails. */
function soon<Value>(value: Promise<Value>, instead: Value): Promise<Value> {
  return new Promise((resolve) => {
    value.then(resolve, () => resolve(instead));
    setTimeout(() => resolve(instead), SETTLED_WAIT_MS);
  });
}

/**
 * Times that what is missing is fetched: words as they are written, then what only resembles them, then
 * headings and text of what was found, and twice more for what that brings up.
 */
const MOST_ROUNDS = 5;

/**
 * Fetches what an answer lacks and asks again, until nothing is missing.
 *
 * @param isWhole also the text of all hits, not of the first few.
 * @returns the best answer that can be had: without what cannot be loaded when there are hits nevertheless.
 * @throws Error when something cannot be had and there is no hit without it.
 */
export async function completeAnswer(
  { index, ask }: WorkerDesk,
  requests: SearchRequests,
  { first, isWhole }: { readonly first: Answer; readonly isWhole: boolean },
): Promise<Answer> {
  let answer = first;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { words, moreHeadings, moreText, ...needed } = answer.missing;
    const headings = isWhole ? [...needed.headings, ...moreHeadings] : needed.headings;
    const text = isWhole ? [...needed.text, ...moreText] : needed.text;
    if (words.length + headings.length + text.length === 0) {
      return answer;
    }
    const coming =
      words.length > 0
        ? [index.load('words', words)]
        : [index.load('headings', headings), index.load('text', text)];
    const [failure] = (await Promise.allSettled(coming)).filter(
      ({ status }) => status === 'rejected',
    );
    if (failure?.status === 'rejected') {
      const best = words.length > 0 ? answer : await ask(requests);
      if (best.results.every(({ hits }) => hits.length === 0)) {
        throw failure.reason;
      }
      return best;
    }
    answer = await ask(requests);
  }
  return answer;
}

/**
 * Most of one kind that is loaded without being asked for, in bytes before compression; a quarter of it
 * travels. A site beyond it is too big for that, and its readers load what their queries need.
 */
const MOST_BYTES = 3_000_000;

/**
 * Loads the rest of the index file by file, so that search goes on without a network: words and headings, which find,
 * then text, which explains. Ends at the first file that cannot be had; never throws.
 *
 * @param pause waits until the next file may be asked for.
 */
export async function fetchAhead(index: LoadingIndex, pause: () => Promise<void>): Promise<void> {
  const kinds: readonly LazyKind[] = ['words', 'headings', 'text'];
  try {
    for (const kind of kinds) {
      const { count, bytes } = await index.sizeOf(kind);
      for (let place = 0; bytes <= MOST_BYTES && place < count; place++) {
        await pause();
        await index.load(kind, [place]);
      }
    }
  } catch {
    // A query that needs the file asks for it again.
  }
}
