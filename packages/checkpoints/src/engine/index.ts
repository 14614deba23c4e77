export { type Answer, type Grade, type GradeHint, grade } from './grade.ts';
export { parseNumber } from './parse-number.ts';
export type { PlayerQuestion } from './player-question.ts';
export {
  countRight,
  exportProgress,
  firstOpenQuestion,
  importProgress,
  keepQuestions,
  type Progress,
  parseProgress,
  type QuestionState,
  recordAnswer,
  recordSkip,
  serialiseProgress,
  stateOf,
} from './progress.ts';
export { PROGRESS_KEY } from './progress-key.ts';
