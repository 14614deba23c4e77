import { NotFoundError } from 'routing-controllers';
import type { IQuestionRepository } from '../src/questions/IQuestionRepository.js';
import type { Question } from '../src/questions/questions.js';

export class QuestionService {
  constructor(private readonly questions: IQuestionRepository) {}

  // #region get
  async get(questionId: string): Promise<Question> {
    const question = this.questions.find(questionId);
    if (!question) throw new NotFoundError('No such question');
    return question;
  }
  // #endregion get
}
