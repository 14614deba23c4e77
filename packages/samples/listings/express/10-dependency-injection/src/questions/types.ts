export const QUESTIONS_TYPES = {
  QuestionRepository: Symbol.for('QuestionRepository'),
  QuestionService: Symbol.for('QuestionService'),
};
