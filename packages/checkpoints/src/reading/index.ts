// Reads questions and their form. What parses Markdown, to check and to show them, is not loaded for it.
export { readQuestionSources } from '../author/read-question-sources.ts';
export {
  QUESTIONS_ENDING,
  type QuestionSource,
  questionsFileOf,
} from '../question/questions-file.ts';
export { type QuestionFile, readQuestionFile } from '../question/read-question-file.ts';
