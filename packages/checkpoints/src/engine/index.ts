export { type Answer, type Grade, type GradeHint, grade } from './grade.ts';
export { parseNumber } from './parse-number.ts';
export type { PlayerChoice, PlayerMistake, PlayerQuestion } from './player-question.ts';
export {
  countRight,
  exportProgress,
  firstOpenQuestion,
  importProgress,
  keepQuestions,
  type PageProgress,
  type Progress,
  parseProgress,
  type QuestionProgress,
  type QuestionState,
  recordAnswer,
  recordSkip,
  serialiseProgress,
  stateOf,
} from './progress.ts';
export { PROGRESS_KEY } from './progress-key.ts';
export { shuffleChoices, shuffleItems } from './shuffle.ts';
