import type { MissingParts } from '../engine/search-engine.ts';
import type { SearchRequest, SearchResult } from '../schema/algolia-types.ts';
import type { Directory } from '../schema/index-format.ts';

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
