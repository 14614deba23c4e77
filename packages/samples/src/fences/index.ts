// The part that the site imports to fill in listings and marks; it does not load the compiler.

export { parseSession } from '../sessions/parse-session.ts';
export type { FenceAction } from './fence-actions.ts';
export { FENCE_LANGUAGES, isFenceLanguage } from './fence-languages.ts';
export { type FenceOptions, parseFenceOptions } from './fence-options.ts';
export { readRegion } from './read-region.ts';
export {
  blockHash,
  type Proof,
  type ProofFile,
  parseProofFile,
  parseShownTypesFile,
  type ShownTypesFile,
  shownTypeSchema,
} from './result-files.ts';

/** Folder of the listings, from the project folder. */
export const LISTINGS_FOLDER = 'packages/samples/listings';
