export type {
  SearchClient,
  SearchHit,
  SearchRequest,
  SearchRequests,
  SearchResult,
} from '../schema/algolia-types.ts';
export { RetryError } from '../schema/algolia-types.ts';
export { createHostedClient } from './hosted-client.ts';
export { createLocalClient } from './local-client.ts';
export { parseMarks } from './parse-marks.ts';
export { pauseForReader, savesData } from './pause-for-reader.ts';
export { startSearchWorker } from './start-search-worker.ts';
