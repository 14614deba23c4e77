export { type Change, compareFacts } from './compare/compare-facts.ts';
export { findStalePages, type PageSources, readFacts } from './compare/find-stale.ts';
export type * from './facts.ts';
export { buildOpenApi, refusalsOf } from './openapi/build-openapi.ts';
export { describeCallers } from './openapi/describe-callers.ts';
export { findTextGaps, readTexts, type Texts } from './openapi/read-texts.ts';
export { formatFacts, type Revision, readProduct, readRevision } from './read-product.ts';
