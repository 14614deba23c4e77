export { type JudgedQuery, judge, type Score, type Share } from './judge.ts';
export { readJudgedList, readJudgedLists } from './read-lists.ts';
