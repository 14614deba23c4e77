export { readFacts } from './compare/find-stale.ts';
export type * from './facts.ts';
