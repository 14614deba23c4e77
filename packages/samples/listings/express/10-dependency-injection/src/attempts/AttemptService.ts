import { inject, injectable } from 'inversify';
import { ForbiddenError, HttpError, NotFoundError } from 'routing-controllers';
import type { QuestionService } from '../questions/QuestionService.js';
import { QUESTIONS_TYPES } from '../questions/types.js';
import type { Attempt } from './attempts.js';
import type { IAttemptRepository } from './IAttemptRepository.js';
import { ATTEMPTS_TYPES } from './types.js';

@injectable()
export class AttemptService {
  constructor(
    @inject(ATTEMPTS_TYPES.AttemptRepository)
    private readonly attempts: IAttemptRepository,
    @inject(QUESTIONS_TYPES.QuestionService)
    private readonly questions: QuestionService,
  ) {}

  async get(learnerId: string, attemptId: string): Promise<Attempt> {
    const attempt = await this.attempts.find(attemptId);
    if (attempt?.learnerId !== learnerId) throw new NotFoundError('No such attempt');
    return attempt;
  }

  async answer(learnerId: string, questionId: string, choice: string): Promise<Attempt> {
    const question = await this.questions.get(questionId);
    const solved = await this.attempts.listSolved(learnerId);
    if (solved.includes(questionId)) {
      throw new HttpError(409, 'This question is solved already');
    }
    const ofLesson = await this.questions.list(question.lessonId);
    const place = ofLesson.findIndex(({ id }) => id === questionId);
    const before = ofLesson.slice(0, place);
    if (!before.every(({ id }) => solved.includes(id))) {
      throw new ForbiddenError('Solve the questions before this one first');
    }
    const correct = choice === question.answer;
    return this.attempts.create({ learnerId, questionId, choice, correct });
  }
}
