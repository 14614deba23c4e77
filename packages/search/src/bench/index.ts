export { type JudgedQuery, judge, judgedQueriesSchema } from './judge.ts';
export { runBench } from './run-bench.ts';
