import express, { type Request, type RequestHandler, type Response } from 'express';

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

  let accepted: { learner: string; until: number }[] = [];

  app.post('/attempts', (_request: Request, response: Response, next) => {
    const time = now();
    const learner: string = response.locals.learner.id;
    accepted = accepted.filter(({ until }) => until > time);
    if (accepted.filter((one) => one.learner === learner).length < 3) {
      accepted.push({ learner, until: time + 60_000 });
      next();
    } else {
      const error = { message: 'Wait a minute before you try again' };
      response.status(429).send(error);
    }
  });

  app.post('/attempts', (request, response) => {
    response.status(201).json({ learnerId: response.locals.learner.id, ...request.body });
  });

  return app;
}
