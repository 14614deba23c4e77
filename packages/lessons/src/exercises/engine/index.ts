// What a page needs to check a solution. Runs anywhere.

export { type Report, readReport, TYPES, type Verdict } from '../judging/report.ts';
export type { TypeRequest } from '../types/judge-types.ts';
export { type CheckParts, type CheckProgram, checkProgram } from './exercise-program.ts';
export {
  type Failure,
  findMistake,
  listFailures,
  type RecordedMistakes,
} from './find-mistake.ts';
