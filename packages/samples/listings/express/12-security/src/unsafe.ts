import express, { type RequestHandler } from 'express';
import { createData } from './learners.js';

export function createApp({ learners, notes } = createData()) {
  const app = express();
  app.use(express.json());

  const requireLearner: RequestHandler = (request, response, next) => {
    const learner = learners.find(
      ({ token }) => request.headers.authorization === `Bearer ${token}`,
    );
    if (learner === undefined) {
      response.status(401).json({ message: 'Send the token of a learner' });
      return;
    }
    response.locals.learner = learner;
    next();
  };

  app.patch('/me', requireLearner, (request, response) => {
    Object.assign(response.locals.learner, request.body);
    response.json(response.locals.learner);
  });

  app.get('/notes/:id', requireLearner, (request, response) => {
    response.json(notes.find(({ id }) => id === request.params.id));
  });

  return app;
}
