import { ForbiddenError, HttpError, NotFoundError } from 'routing-controllers';
import type { Attempt } from '../src/attempts/attempts.js';
import type { IAttemptRepository } from '../src/attempts/IAttemptRepository.js';
import type { QuestionService } from '../src/questions/QuestionService.js';

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
    const before = ofLesson.slice(0, ofLesson.indexOf(question));
    // #endregion before
    if (!before.every(({ id }) => solved.includes(id))) {
      throw new ForbiddenError('Solve the questions before this one first');
    }
    const correct = choice === question.answer;
    return this.attempts.create({ learnerId, questionId, choice, correct });
  }
}
