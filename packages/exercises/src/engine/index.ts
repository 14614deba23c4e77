// What a page needs to check a solution. Runs anywhere.

export { type Report, TYPES, type Verdict } from '../judging/verdict.ts';
export type { TypeRequest } from '../types/judge-types.ts';
export { type CheckParts, type CheckProgram, checkProgram } from './exercise-program.ts';
export {
  type Failure,
  findMistake,
  listFailures,
  type RecordedMistakes,
} from './find-mistake.ts';
export { readReport } from './read-report.ts';
