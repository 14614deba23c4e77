export { type JudgedQuery, judge, judgedQueriesSchema, readJudgedQueries } from './judge.ts';
