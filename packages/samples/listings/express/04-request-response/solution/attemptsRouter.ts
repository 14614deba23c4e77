import { type Response, Router } from 'express';
import { attemptBody } from '../src/attempts/attemptSchemas.js';
import { type Attempt, attempts } from '../src/attempts/attempts.js';
import { getQuestion, questions } from '../src/questions/questions.js';
import { BadRequestError, ConflictError, ForbiddenError } from '../src/shared/errors.js';
import { read } from '../src/shared/read.js';

export const attemptsRouter = Router();

attemptsRouter.get('/', (_request, response: Response<Attempt[]>) => {
  response.json(attempts);
});

function hasSolved(learnerId: string, questionId: string) {
  return attempts.some(
    (attempt) =>
      attempt.learnerId === learnerId && attempt.questionId === questionId && attempt.correct,
  );
}

type AttemptReply = Attempt & { explanation?: string };

attemptsRouter.post('/', (request, response: Response<AttemptReply>) => {
  const { learnerId, questionId, choice } = read(attemptBody, request.body);
  // #region check
  const question = getQuestion(questionId);
  if (!question.choices.includes(choice)) {
    throw new BadRequestError('This is not one of the choices');
  }
  // #endregion check
  if (hasSolved(learnerId, questionId)) {
    throw new ConflictError('This question is solved already');
  }
  const ofLesson = questions.filter(({ lessonId }) => lessonId === question.lessonId);
  const before = ofLesson.slice(0, ofLesson.indexOf(question));
  if (!before.every(({ id }) => hasSolved(learnerId, id))) {
    throw new ForbiddenError('Solve the questions before this one first');
  }
  const correct = choice === question.answer;
  const attempt = { id: `a${attempts.length + 1}`, learnerId, questionId, choice, correct };
  attempts.push(attempt);
  response.status(201).json(correct ? { ...attempt, explanation: question.explanation } : attempt);
});
