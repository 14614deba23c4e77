import { ForbiddenError, HttpError, NotFoundError } from 'routing-controllers';
import type { QuestionService } from '../questions/QuestionService.js';
import type { Attempt } from './attempts.js';
import type { IAttemptRepository } from './IAttemptRepository.js';

export class AttemptService {
  constructor(
    private readonly attempts: IAttemptRepository,
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
    // #region before
    const ofLesson = await this.questions.list(question.lessonId);
    const place = ofLesson.findIndex(({ id }) => id === questionId);
    const before = ofLesson.slice(0, place);
    // #endregion before
    if (!before.every(({ id }) => solved.includes(id))) {
      throw new ForbiddenError('Solve the questions before this one first');
    }
    const correct = choice === question.answer;
    return this.attempts.create({ learnerId, questionId, choice, correct });
  }
}
