export { withoutPlaces } from '../engine/pasted.ts';
export type {
  PlainHit,
  SearchClient,
  SearchHit,
  SearchRequest,
  SearchResult,
  Unmentioned,
} from '../schema/algolia-types.ts';
export { SECTIONS, type SectionName } from '../schema/page-records.ts';
export { createHostedClient } from './hosted-client.ts';
export { createLocalClient } from './local-client.ts';
export { parseMarks, plainText } from './parse-marks.ts';
