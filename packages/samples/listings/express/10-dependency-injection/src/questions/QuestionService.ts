import { inject, injectable } from 'inversify';
import { NotFoundError } from 'routing-controllers';
import type { IQuestionRepository, QuestionContent } from './IQuestionRepository.js';
import type { Question } from './questions.js';
import { QUESTIONS_TYPES } from './types.js';

@injectable()
export class QuestionService {
  constructor(
    @inject(QUESTIONS_TYPES.QuestionRepository)
    private readonly questions: IQuestionRepository,
  ) {}

  list(lessonId?: string): Promise<Question[]> {
    return this.questions.list(lessonId);
  }

  async get(questionId: string): Promise<Question> {
    const question = await this.questions.find(questionId);
    if (!question) throw new NotFoundError('No such question');
    return question;
  }

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
