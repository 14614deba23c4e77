import { Router } from 'express';
import { findQuestion, questions } from '../questions/questions.js';
import { type Attempt, attempts } from './attempts.js';

export const attemptsRouter = Router();

attemptsRouter.get('/', (_request, response) => {
  response.json(attempts);
});

function hasSolved(learnerId: string, questionId: string) {
  return attempts.some(
    (attempt) =>
      attempt.learnerId === learnerId && attempt.questionId === questionId && attempt.correct,
  );
}

attemptsRouter.post('/', (request, response) => {
  const { learnerId, questionId, choice } = request.body ?? {};
  if (!learnerId || !questionId || !choice) {
    response.status(400).json({ message: 'Send learnerId, questionId and choice' });
    return;
  }
  const question = findQuestion(questionId);
  if (!question) {
    response.status(404).json({ message: 'No such question' });
    return;
  }
  if (hasSolved(learnerId, questionId)) {
    response.status(409).json({ message: 'This question is solved already' });
    return;
  }
  const ofLesson = questions.filter(({ lessonId }) => lessonId === question.lessonId);
  const before = ofLesson.slice(0, ofLesson.indexOf(question));
  if (!before.every(({ id }) => hasSolved(learnerId, id))) {
    response.status(403).json({ message: 'Solve the questions before this one first' });
    return;
  }
  const correct = choice === question.answer;
  const attempt: Attempt = {
    id: `a${attempts.length + 1}`,
    learnerId,
    questionId,
    choice,
    correct,
  };
  attempts.push(attempt);
  response.status(201).json(correct ? { ...attempt, explanation: question.explanation } : attempt);
});
