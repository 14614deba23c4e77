export { memoryCache } from './cache/result-cache.ts';
export { checkSamples } from './check/check-samples.ts';
export { runSamplesCheck } from './command/run-samples-check.ts';
export { runAfterBlock } from './follow/follow-lessons.ts';
export { readEnvironment } from './samples-environment.ts';
