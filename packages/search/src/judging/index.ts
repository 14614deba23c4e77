export { type JudgedQuery, judge, type Share } from './judge.ts';
export { readJudgedList, readJudgedLists } from './read-lists.ts';
