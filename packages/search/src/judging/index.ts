export { type JudgedQuery, judge, readJudgedList, readJudgedLists, type Share } from './judge.ts';
