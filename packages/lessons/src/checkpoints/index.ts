export {
  buildCheckpoint,
  type Checkpoint,
  type CheckpointText,
} from './question/build-checkpoint.ts';
export { listQuestionCode, type QuestionCode } from './question/list-question-code.ts';
export type { Question } from './question/question-schema.ts';
export * from './reading/index.ts';
export { checkQuestions, type QuestionPage } from './rules/check-questions.ts';
