import type { MissingParts } from '../engine/search-engine.ts';
import type { SearchRequest, SearchRequests, SearchResult } from '../schema/algolia-types.ts';
import type { SearchManifest } from '../schema/index-format.ts';
import { type LoadingIndex, loadIndex } from './load-index.ts';

/** To the worker, which works on messages in the order in which they come, and answers each search in turn. */
export type WorkerOrder =
  /** Which files are loaded on demand. */
  | { readonly kind: 'manifest'; readonly manifest: SearchManifest }
  /** A file of the index, whole and checked. The bytes move to the worker. */
  | { readonly kind: 'part'; readonly bytes: ArrayBuffer }
  | {
      readonly kind: 'search';
      readonly origin: string;
      readonly requests: readonly SearchRequest[];
    };

/** From the worker. */
export type WorkerReply =
  | {
      readonly kind: 'answer';
      readonly results: readonly SearchResult[];
      readonly isSure: boolean;
      readonly missing: MissingParts;
    }
  | { readonly kind: 'failure'; readonly message: string };

export type Answer = Extract<WorkerReply, { kind: 'answer' }>;

/** A worker and the index on its way to it. */
export interface WorkerDesk {
  readonly index: LoadingIndex;
  /** Asks the worker; it answers from what it has. */
  readonly ask: (requests: SearchRequests) => Promise<Answer>;
  /** The worker died, or the start of the index could not be had: the next query needs a new desk. */
  readonly isBroken: () => boolean;
}

/** Starts a worker and the loading of the index. @param baseUrl base path of the site: `/vibe/` */
export function openDesk(baseUrl: string): WorkerDesk {
  // The bundler finds the file by this very expression, and names the built one by `name`: scripts below
  // `workers/` are sent with the policy that a worker needs (packages/hosting).
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { name: 'workers/search' });
  const waiting: { resolve(answer: Answer): void; reject(error: Error): void }[] = [];
  let isBroken = false;
  const send = (order: WorkerOrder, moved: Transferable[] = []) => worker.postMessage(order, moved);
  const breakDown = (message: string): void => {
    isBroken = true;
    worker.terminate();
    for (const { reject } of waiting.splice(0)) {
      reject(new Error(message));
    }
  };
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    if (data.kind === 'failure') {
      breakDown(data.message);
    } else {
      waiting.shift()?.resolve(data);
    }
  });
  worker.addEventListener('error', () => breakDown('The search worker cannot run.'));
  const index = loadIndex({
    baseUrl,
    onManifest: (manifest) => send({ kind: 'manifest', manifest }),
    onPart: (bytes) => send({ kind: 'part', bytes }, [bytes]),
  });
  index.start.catch((error: unknown) => breakDown(String(error)));
  return {
    index,
    ask: ({ requests }) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        send({ kind: 'search', origin: location.origin, requests });
      }),
    isBroken: () => isBroken,
  };
}
