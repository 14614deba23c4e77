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
  const times = new Map<string, number[]>();
  return (_request, response, next) => {
    const { id } = response.locals.learner;
    const time = now();
    const recent = (times.get(id) ?? []).filter((earlier) => time - earlier < 60_000);
    if (recent.length >= 3) {
      response.status(429).json({ message: 'Wait a minute before you try again' });
    }
    times.set(id, [...recent, time]);
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
