export { type Answer, type Grade, type GradeHint, grade } from './grade.ts';
export { parseNumber } from './parse-number.ts';
export type { PlayerQuestion } from './player-question.ts';
export {
  countRight,
  endReview,
  FORMER_KEY,
  firstOpenQuestion,
  keepQuestions,
  listDue,
  mergeProgress,
  PROGRESS_KEY,
  type Progress,
  parseProgress,
  type QuestionPlace,
  recordAnswer,
  recordSkip,
  serialiseProgress,
  stateOf,
} from './progress.ts';
export { exportProgress, readProgressFile } from './progress-file.ts';
export { type Day, dayOf, isDue, type QuestionState } from './question-progress.ts';
