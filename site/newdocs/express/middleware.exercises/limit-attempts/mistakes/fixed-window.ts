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

/** Lets a learner send three attempts a minute. */
function limitAttempts(now: () => number): RequestHandler {
  const windows = new Map<string, { begin: number; count: number }>();
  return (_request, response, next) => {
    const { id } = response.locals.learner;
    const time = now();
    let current = windows.get(id);
    if (current === undefined || time - current.begin >= 60_000) {
      current = { begin: time, count: 0 };
      windows.set(id, current);
    }
    if (current.count >= 3) {
      response.status(429).json({ message: 'Wait a minute before you try again' });
      return;
    }
    current.count += 1;
    next();
  };
}

/** `now()` gives the time in milliseconds, as `Date.now()` does. */
export function createApp(now: () => number) {
  const app = express();
  app.use(express.json());
  app.use(requireLearner);

  app.get('/attempts', (_request, response) => {
    response.json([]);
  });

  app.post('/attempts', limitAttempts(now), (request, response) => {
    response.status(201).json({ learnerId: response.locals.learner.id, ...request.body });
  });

  return app;
}
