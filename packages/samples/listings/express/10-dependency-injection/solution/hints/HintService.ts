import { inject, injectable } from 'inversify';
import type { QuestionService } from '../../src/questions/QuestionService.js';
import { QUESTIONS_TYPES } from '../../src/questions/types.js';

export interface IHintService {
  hint(questionId: string): Promise<string>;
}

@injectable()
export class HintService implements IHintService {
  constructor(
    @inject(QUESTIONS_TYPES.QuestionService)
    private readonly questions: QuestionService,
  ) {}

  async hint(questionId: string) {
    const { answer } = await this.questions.get(questionId);
    return `It begins with ${answer.slice(0, 1)}`;
  }
}
