import {
  Body,
  ForbiddenError,
  Get,
  HttpCode,
  HttpError,
  JsonController,
  NotFoundError,
  Param,
  Post,
} from 'routing-controllers';
import { getQuestion, questions } from '../questions/questions.js';
import { read } from '../shared/read.js';
import { attemptBody } from './attemptSchemas.js';
import { attempts } from './attempts.js';

function hasSolved(learnerId: string, questionId: string) {
  return attempts.some(
    (attempt) =>
      attempt.learnerId === learnerId && attempt.questionId === questionId && attempt.correct,
  );
}

@JsonController('/attempts')
export class AttemptController {
  @Get('/:attemptId')
  find(@Param('attemptId') attemptId: string) {
    const attempt = attempts.find(({ id }) => id === attemptId);
    if (!attempt) throw new NotFoundError('No such attempt');
    return attempt;
  }

  @Post('/')
  @HttpCode(201)
  create(@Body() body: unknown) {
    const { learnerId, questionId, choice } = read(attemptBody, body);
    const question = getQuestion(questionId);
    if (hasSolved(learnerId, questionId)) {
      throw new HttpError(409, 'This question is solved already');
    }
    const ofLesson = questions.filter(({ lessonId }) => lessonId === question.lessonId);
    const before = ofLesson.slice(0, ofLesson.indexOf(question));
    if (!before.every(({ id }) => hasSolved(learnerId, id))) {
      throw new ForbiddenError('Solve the questions before this one first');
    }
    const correct = choice === question.answer;
    const attempt = { id: `a${attempts.length + 1}`, learnerId, questionId, choice, correct };
    attempts.push(attempt);
    return correct ? { ...attempt, explanation: question.explanation } : attempt;
  }
}
