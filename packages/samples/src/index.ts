export { memoryCache } from './cache/result-cache.ts';
export { catalogue, type SampleCode } from './catalogue.ts';
export { checkSamples, type SamplesCheck } from './check/check-samples.ts';
export { runSamplesCheck, type SamplesCommandSource } from './command/run-samples-check.ts';
export type { SamplesSource } from './plan/samples-source.ts';
export { readEnvironment, type SamplesEnvironment } from './samples-environment.ts';
export { runAfterBlock } from './sessions/run-after-block.ts';
