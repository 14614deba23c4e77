export { type JudgedQuery, judge, readJudgedLists, type Share } from './judge.ts';
