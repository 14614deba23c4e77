export { readQuestionSources } from './author/read-question-sources.ts';
export { catalogue, type QuestionCode as QuestionDiagnosticCode } from './catalogue.ts';
export type { Diagnostic } from './diagnostic.ts';
export {
  buildCheckpoint,
  type Checkpoint,
  type CheckpointText,
} from './question/build-checkpoint.ts';
export { listQuestionCode, type QuestionCode } from './question/list-question-code.ts';
export { type Question, questionFileSchema, questionSchema } from './question/question-schema.ts';
export { type QuestionFile, readQuestionFile } from './question/read-question-file.ts';
export {
  checkPage,
  checkQuestions,
  QUESTIONS_ENDING,
  type QuestionPage,
  type QuestionSource,
  questionsFileOf,
} from './rules/check-questions.ts';
export { findCheckpointTags } from './rules/find-checkpoint-tags.ts';
