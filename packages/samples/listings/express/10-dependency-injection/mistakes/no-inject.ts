import { injectable } from 'inversify';
import type { IQuestionRepository } from '../src/questions/IQuestionRepository.js';

// #region service
@injectable()
export class QuestionService {
  constructor(private readonly questions: IQuestionRepository) {}

  list() {
    return this.questions.list();
  }
}
// #endregion service
