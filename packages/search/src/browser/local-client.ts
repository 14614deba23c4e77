import { RetryError, type SearchClient, type SearchResponse } from '../schema/algolia-types.ts';
import { completeAnswer } from './complete-answer.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { type DeskOptions, openDesk, type WorkerDesk } from './worker-desk.ts';

interface LocalClientOptions extends DeskOptions {
  /** Waits until the reader pauses; without it nothing is loaded ahead. */
  readonly pause?: (() => Promise<void>) | undefined;
}

/** A search client that asks the index of the site itself. */
export interface LocalClient extends SearchClient {
  /** Begins to load the index, so that the first query finds it there. Never throws. */
  warm(): void;
}

/**
 * How long a query that headings settle waits for words and snippets, once there was a first result. A
 * reader takes a tenth of a second for at once (Nielsen, "Usability Engineering", 1993, chapter 5).
 */
const SETTLED_WAIT_MS = 100;

/**
 * Makes a client over the index of the site.
 *
 * Headings answer first. A query that headings do not settle waits for the words and text that it needs,
 * so that the list under the reader's cursor is not replaced by a better one. What fails is tried again
 * by the next query.
 */
export function createLocalClient(options: LocalClientOptions): LocalClient {
  let desk: WorkerDesk | undefined;
  let hasAnswered = false;
  const open = (): WorkerDesk => {
    if (desk === undefined || desk.isBroken()) {
      desk = openDesk(options);
      hasAnswered = false;
    }
    return desk;
  };
  const noteAnswer = ({ index }: WorkerDesk): void => {
    if (!hasAnswered && options.pause !== undefined) {
      fetchAhead(index, options.pause);
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
        if (!hasAnswered && !isComplete) {
          await current.index.start;
          const { isSure, results } = await current.ask(requests);
          if (isSure) {
            noteAnswer(current);
            return { results };
          }
        }
        await current.index.headings;
        const first = await current.ask(requests);
        const isSettled = first.isSure && !isComplete;
        const complete = completeAnswer(current, requests, { first, isWhole: isComplete });
        const answer = isSettled ? await soon(complete, first) : await complete;
        noteAnswer(current);
        return { results: answer.results };
      } catch (error) {
        throw new RetryError('Cannot reach the search index.', { cause: error });
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
