import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import helmet from 'helmet';
import { z } from 'zod';
import { createData, type Learner } from './learners.js';
import { limitRequests } from './limits.js';

/** What learners may change about themselves. Unknown fields are an error. */
const profileChange = z.strictObject({
  name: z.string().min(1).max(50).optional(),
  town: z.string().max(50).optional(),
});

const profile = ({ id, name, town, role }: Learner) => ({ id, name, town, role });

export function createApp({ learners, notes } = createData(), requestsPerMinute = 100) {
  const app = express();
  app.use(helmet());
  app.use(limitRequests(requestsPerMinute));
  app.use(express.json({ limit: '10kb' }));

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
    const change = profileChange.safeParse(request.body);
    if (!change.success) {
      response.status(400).json({ message: z.prettifyError(change.error) });
      return;
    }
    response.json(profile(Object.assign(response.locals.learner, change.data)));
  });

  app.get('/notes/:id', requireLearner, (request, response) => {
    const note = notes.find(({ id }) => id === request.params.id);
    if (note?.learnerId !== response.locals.learner.id) {
      response.status(404).json({ message: 'No such note' });
      return;
    }
    response.json(note);
  });

  app.use(errorHandler);
  return app;
}

const errorHandler: ErrorRequestHandler = (error, _request, response, _next) => {
  const status: number = error.status ?? 500;
  if (status >= 500) console.error(error);
  response
    .status(status)
    .json({ message: status >= 500 ? 'Internal server error' : error.message });
};
