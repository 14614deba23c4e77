import type { Question } from './questions.js';

export type QuestionContent = Omit<Question, 'id'>;

export interface IQuestionRepository {
  /** All questions, or those of one lesson, in the order in which they were created. */
  list(lessonId?: string): Promise<Question[]>;

  /** The question, or null if there is none with this id. */
  find(questionId: string): Promise<Question | null>;

  /** Stores a new question and chooses its id. */
  create(content: QuestionContent): Promise<Question>;

  /** Replaces the content. False if there is no such question. */
  replace(question: Question): Promise<boolean>;

  /** Removes the question. False if there is no such question. */
  delete(questionId: string): Promise<boolean>;
}
