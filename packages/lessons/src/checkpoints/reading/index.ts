// Reads and validates questions without loading the Markdown parser that checks and renders their texts.
export {
  QUESTIONS_ENDING,
  type QuestionSource,
  questionsFileOf,
  readQuestionFile,
} from '../question/read-question-file.ts';
