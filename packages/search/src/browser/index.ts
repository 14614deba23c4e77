export type {
  SearchClient,
  SearchHit,
  SearchOptions,
  SearchRequest,
  SearchRequests,
  SearchResponse,
  SearchResult,
} from '../schema/algolia-types.ts';
export { RetryError } from '../schema/algolia-types.ts';
export { createHostedClient } from './hosted-client.ts';
export { createLocalClient, type LocalClient } from './local-client.ts';
export { parseMarks, type TextPiece } from './parse-marks.ts';
export { pauseForReader, savesData } from './pause-for-reader.ts';
export { startSearchWorker } from './start-search-worker.ts';
