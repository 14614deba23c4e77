import type { MissingParts } from '../engine/search-engine.ts';
import type { SearchRequest, SearchRequests, SearchResult } from '../schema/algolia-types.ts';
import type { Directory } from '../schema/index-format.ts';
import { type Fetch, type LoadingIndex, loadIndex } from './load-index.ts';

/** To the worker, which works on messages in the order in which they come. */
export type WorkerOrder =
  /** Which files of words and text there are. */
  | { readonly kind: 'directory'; readonly directory: Directory }
  /** A file of the index, whole and checked. The bytes move to the worker. */
  | { readonly kind: 'part'; readonly bytes: ArrayBuffer }
  | {
      readonly kind: 'search';
      readonly id: number;
      readonly origin: string;
      readonly requests: readonly SearchRequest[];
    };

/** From the worker. */
export type WorkerReply =
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly results: readonly SearchResult[];
      readonly isSure: boolean;
      readonly missing: MissingParts;
    }
  | { readonly kind: 'failure'; readonly id: number | undefined; readonly message: string };

/** The part of a `Worker` that is used here. */
export interface WorkerLike {
  postMessage(order: WorkerOrder, transfer?: Transferable[]): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerReply>) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

export interface DeskOptions {
  readonly baseUrl: string;
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly fetch: Fetch;
  readonly startWorker: () => WorkerLike;
}

export type Answer = Extract<WorkerReply, { kind: 'answer' }>;

/** A worker and the index on its way to it. */
export interface WorkerDesk {
  readonly index: LoadingIndex;
  /** Asks the worker; it answers from what it has. */
  readonly ask: (requests: SearchRequests) => Promise<Answer>;
  /** The worker died, or titles and headings could not be had: the next query needs a new desk. */
  readonly isBroken: () => boolean;
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** Starts a worker and the loading of the index. */
export function openDesk({ startWorker, origin, ...loading }: DeskOptions): WorkerDesk {
  const worker = startWorker();
  const waiting = new Map<number, Waiting>();
  let isBroken = false;
  let lastId = 0;
  const breakDown = (message: string): void => {
    isBroken = true;
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
  const index = loadIndex({
    ...loading,
    onDirectory: (directory) => worker.postMessage({ kind: 'directory', directory }),
    onPart: (bytes) => worker.postMessage({ kind: 'part', bytes }, [bytes]),
  });
  index.headings.catch((error: unknown) => breakDown(String(error)));
  const ask = ({ requests }: SearchRequests): Promise<Answer> =>
    new Promise((resolve, reject) => {
      lastId++;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ kind: 'search', id: lastId, origin, requests });
    });
  return { index, ask, isBroken: () => isBroken };
}
