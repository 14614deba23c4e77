export { type Answer, type Grade, type GradeHint, grade } from './grade.ts';
export { parseNumber } from './parse-number.ts';
export type { PlayerQuestion } from './player-question.ts';
export {
  countRight,
  firstOpenQuestion,
  keepQuestions,
  listDue,
  mergeProgress,
  type Progress,
  parseProgress,
  type QuestionPlace,
  recordAnswer,
  recordSkip,
  serialiseProgress,
  stateOf,
} from './progress.ts';
export { exportProgress, type ProgressFile, readProgressFile } from './progress-file.ts';
export { FORMER_KEY, PROGRESS_KEY } from './progress-key.ts';
export {
  type Day,
  dayOf,
  isDue,
  type QuestionProgress,
  type QuestionState,
  REVIEW_INTERVALS,
} from './question-progress.ts';
