import {
  Body,
  CurrentUser,
  ForbiddenError,
  Get,
  HttpCode,
  HttpError,
  JsonController,
  NotFoundError,
  Param,
  Post,
  UseBefore,
} from 'routing-controllers';
import { attemptBody } from '../src/attempts/attemptSchemas.js';
import { attempts } from '../src/attempts/attempts.js';
import type { Learner } from '../src/learners/learners.js';
import { RequireLearner } from '../src/learners/RequireLearner.js';
import { getQuestion, questions } from '../src/questions/questions.js';
import { read } from '../src/shared/read.js';
import { LimitAttempts } from './LimitAttempts.js';

function hasSolved(learnerId: string, questionId: string) {
  return attempts.some(
    (attempt) =>
      attempt.learnerId === learnerId && attempt.questionId === questionId && attempt.correct,
  );
}

@JsonController('/attempts')
@UseBefore(RequireLearner)
export class AttemptController {
  @Get('/:attemptId')
  find(@Param('attemptId') attemptId: string, @CurrentUser() learner: Learner) {
    const attempt = attempts.find(({ id }) => id === attemptId);
    if (attempt?.learnerId !== learner.id) throw new NotFoundError('No such attempt');
    return attempt;
  }

  // #region use
  @Post('/')
  @UseBefore(LimitAttempts)
  @HttpCode(201)
  // #endregion use
  create(@Body() body: unknown, @CurrentUser() learner: Learner) {
    const { questionId, choice } = read(attemptBody, body);
    const question = getQuestion(questionId);
    if (hasSolved(learner.id, questionId)) {
      throw new HttpError(409, 'This question is solved already');
    }
    const ofLesson = questions.filter(({ lessonId }) => lessonId === question.lessonId);
    const before = ofLesson.slice(0, ofLesson.indexOf(question));
    if (!before.every(({ id }) => hasSolved(learner.id, id))) {
      throw new ForbiddenError('Solve the questions before this one first');
    }
    const correct = choice === question.answer;
    const id = `a${attempts.length + 1}`;
    const attempt = { id, learnerId: learner.id, questionId, choice, correct };
    attempts.push(attempt);
    return correct ? { ...attempt, explanation: question.explanation } : attempt;
  }
}
