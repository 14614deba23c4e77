// What the site needs: facts, texts and the reference made from them, without the reader and its compiler.
export { readNewestFacts } from '../compare/find-stale.ts';
export { type Failure as ReferenceFailure, readTexts } from '../openapi/read-texts.ts';
export { buildChanges, type OperationChange, type ReferenceChanges } from './build-changes.ts';
export type { Reference, ReferenceGroup, ReferenceOperation } from './build-reference.ts';
export { buildReference, referenceRoutes } from './build-reference.ts';
export type { ReferenceField } from './describe-schema.ts';
