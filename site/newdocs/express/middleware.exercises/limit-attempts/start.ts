import express, { type RequestHandler } from 'express';

const learners = [
  { id: 'l1', name: 'Owl', token: 'owl-token' },
  { id: 'l2', name: 'Fox', token: 'fox-token' },
];

const requireLearner: RequestHandler = (request, response, next) => {
  const header = request.headers.authorization ?? '';
  const learner = learners.find(({ token }) => header === `Bearer ${token}`);
  if (!learner) {
    response.status(401).json({ message: 'Send the token of a learner' });
    return;
  }
  response.locals.learner = learner;
  next();
};

/** `now()` gives the time in milliseconds, as `Date.now()` does. */
export function createApp(now: () => number) {
  const app = express();
  app.use(express.json());
  app.use(requireLearner);

  app.get('/attempts', (_request, response) => {
    response.json([]);
  });

  app.post('/attempts', (request, response) => {
    response.status(201).json({ learnerId: response.locals.learner.id, ...request.body });
  });

  return app;
}
