import {
  RetryError,
  type SearchClient,
  type SearchRequests,
  type SearchResponse,
} from '../schema/algolia-types.ts';
import { type Fetch, type LoadingIndex, loadIndex } from './load-index.ts';
import type { WorkerOrder, WorkerReply } from './worker-messages.ts';

/** The part of a `Worker` that is used here. */
export interface WorkerLike {
  postMessage(order: WorkerOrder, transfer?: Transferable[]): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerReply>) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

interface LocalClientOptions {
  readonly baseUrl: string;
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly fetch: Fetch;
  readonly startWorker: () => WorkerLike;
}

/** A search client that asks the index of the site itself. */
export interface LocalClient extends SearchClient {
  /** Begins to load the index, so that the first query finds it there. Never throws. */
  warm(): void;
}

type Answer = Extract<WorkerReply, { kind: 'answer' }>;

interface Desk {
  readonly index: LoadingIndex;
  readonly ask: (requests: SearchRequests) => Promise<Answer>;
  /** The worker died or a part could not be had: the next query starts again. */
  isBroken: boolean;
}

/**
 * Makes a client over the index of the site.
 *
 * Headings answer first. A query that headings do not settle waits for the text, so that the list
 * under the reader's cursor is not replaced by a better one. What fails is tried again by the next
 * query.
 */
export function createLocalClient(options: LocalClientOptions): LocalClient {
  let desk: Desk | undefined;
  const open = (): Desk => {
    if (desk === undefined || desk.isBroken) {
      desk = openDesk(options);
    }
    return desk;
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
        const { index, ask } = open();
        await index.headings;
        if (!isComplete) {
          const early = await ask(requests);
          if (early.isSure) {
            return { results: early.results };
          }
        }
        await index.all;
        return { results: (await ask(requests)).results };
      } catch (error) {
        throw new RetryError('Cannot reach the search index.', { cause: error });
      }
    },
  };
}

function openDesk({ startWorker, origin, ...loading }: LocalClientOptions): Desk {
  const worker = startWorker();
  const waiting = new Map<number, PromiseWithParts>();
  const index = loadIndex({
    ...loading,
    onPart: (bytes) => worker.postMessage({ kind: 'part', bytes }, [bytes]),
  });
  let lastId = 0;
  const desk: Desk = {
    index,
    isBroken: false,
    ask: ({ requests }) =>
      new Promise((resolve, reject) => {
        lastId++;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ kind: 'search', id: lastId, origin, requests });
      }),
  };
  const breakDown = (message: string): void => {
    desk.isBroken = true;
    worker.terminate();
    for (const { reject } of waiting.values()) {
      reject(new Error(message));
    }
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }) => {
    if (data.kind === 'failure') {
      breakDown(data.message);
      return;
    }
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => breakDown('The search worker cannot run.'));
  index.headings.catch(() => {});
  index.all.catch((error: unknown) => breakDown(String(error)));
  return desk;
}

interface PromiseWithParts {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}
