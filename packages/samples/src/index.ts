export { memoryCache } from './cache/result-cache.ts';
export { checkSamples } from './check/check-samples.ts';
export { runSamplesCheck } from './command/run-samples-check.ts';
export { readEnvironment } from './samples-environment.ts';
export { runAfterBlock } from './sessions/run-chain.ts';
