import { Router } from 'express';
import { forLearner, questions } from './questions.js';

export const questionsRouter = Router();

questionsRouter.get('/', (_request, response) => {
  response.json(questions.map(forLearner));
});

questionsRouter.get('/:questionId', (request, response) => {
  const question = questions.find(({ id }) => id === request.params.questionId);
  response.json(question ? forLearner(question) : { message: 'No such question' });
});
