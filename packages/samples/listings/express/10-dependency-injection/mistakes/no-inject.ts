import { injectable } from 'inversify';
import type { IQuestionRepository } from '../src/questions/IQuestionRepository.js';

@injectable()
export class QuestionService {
  // #region service
  constructor(private readonly questions: IQuestionRepository) {}
  // #endregion service

  list() {
    return this.questions.list();
  }
}
