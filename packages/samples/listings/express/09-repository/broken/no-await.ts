import { NotFoundError } from 'routing-controllers';
import type { IQuestionRepository, QuestionContent } from '../src/questions/IQuestionRepository.js';
import type { Question } from '../src/questions/questions.js';

export class QuestionService {
  constructor(private readonly questions: IQuestionRepository) {}

  list(lessonId?: string): Promise<Question[]> {
    return this.questions.list(lessonId);
  }

  // #region get
  async get(questionId: string): Promise<Question> {
    const question = this.questions.find(questionId);
    if (!question) throw new NotFoundError('No such question');
    return question;
  }
  // #endregion get

  create(content: QuestionContent): Promise<Question> {
    return this.questions.create(content);
  }

  async replace(questionId: string, content: QuestionContent): Promise<Question> {
    const question = { ...content, id: questionId };
    if (!(await this.questions.replace(question))) throw new NotFoundError('No such question');
    return question;
  }

  async delete(questionId: string): Promise<void> {
    if (!(await this.questions.delete(questionId))) throw new NotFoundError('No such question');
  }
}
