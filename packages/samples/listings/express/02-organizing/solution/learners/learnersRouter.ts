import { Router } from 'express';
import { learners } from './learners.js';

export const learnersRouter = Router();

learnersRouter.get('/', (_request, response) => {
  response.json(learners);
});

learnersRouter.get('/:learnerId', (request, response) => {
  const learner = learners.find(({ id }) => id === request.params.learnerId);
  response.json(learner ?? { message: 'No such learner' });
});
