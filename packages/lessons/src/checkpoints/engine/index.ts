export type { PlayerQuestion } from './grade.ts';
export { type Answer, type Grade, type GradeHint, grade, parseNumber } from './grade.ts';
export {
  countRight,
  endReview,
  exportProgress,
  firstOpenQuestion,
  keepQuestions,
  listDue,
  mergeProgress,
  PROGRESS_KEY,
  type Progress,
  parseProgress,
  type QuestionPlace,
  readProgressFile,
  recordAnswer,
  recordSkip,
  serialiseProgress,
  stateOf,
} from './progress.ts';
export { type Day, dayOf, isDue, type QuestionState } from './question-progress.ts';
