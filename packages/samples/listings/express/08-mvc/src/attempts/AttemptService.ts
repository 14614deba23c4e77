import { ForbiddenError, HttpError, NotFoundError } from 'routing-controllers';
import type { QuestionService } from '../questions/QuestionService.js';
import type { Attempt } from './attempts.js';

export class AttemptService {
  constructor(
    private readonly attempts: Attempt[],
    private readonly questions: QuestionService,
  ) {}

  get(learnerId: string, attemptId: string): Attempt {
    const attempt = this.attempts.find(({ id }) => id === attemptId);
    if (attempt?.learnerId !== learnerId) throw new NotFoundError('No such attempt');
    return attempt;
  }

  // #region answer
  answer(learnerId: string, questionId: string, choice: string): Attempt {
    const question = this.questions.get(questionId);
    if (this.hasSolved(learnerId, questionId)) {
      throw new HttpError(409, 'This question is solved already');
    }
    const ofLesson = this.questions.list(question.lessonId);
    const before = ofLesson.slice(0, ofLesson.indexOf(question));
    if (!before.every(({ id }) => this.hasSolved(learnerId, id))) {
      throw new ForbiddenError('Solve the questions before this one first');
    }
    const correct = choice === question.answer;
    const id = `a${this.attempts.length + 1}`;
    const attempt = { id, learnerId, questionId, choice, correct };
    this.attempts.push(attempt);
    return attempt;
  }
  // #endregion answer

  private hasSolved(learnerId: string, questionId: string): boolean {
    return this.attempts.some(
      (attempt) =>
        attempt.learnerId === learnerId && attempt.questionId === questionId && attempt.correct,
    );
  }
}
