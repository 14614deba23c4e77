import { type Response, Router } from 'express';
import { getQuestion, questions } from '../questions/questions.js';
import { ConflictError, ForbiddenError } from '../shared/errors.js';
import { read } from '../shared/read.js';
import { attemptBody } from './attemptSchemas.js';
import { type Attempt, attempts } from './attempts.js';

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
  const question = getQuestion(questionId);
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
