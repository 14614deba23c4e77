// The part that the site imports to fill in listings and marks; it does not load the compiler.
export { blockHash } from './block-hash.ts';
export { type FenceOptions, parseFenceOptions } from './fence-options.ts';
export { LISTINGS_FOLDER } from './listings-folder.ts';
export { type Proof, type ProofFile, parseProofFile } from './proofs.ts';
export { readRegion } from './read-region.ts';
export { parseShownTypesFile, type ShownTypesFile, shownTypeSchema } from './shown-types.ts';
