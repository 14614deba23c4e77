import express, { type ErrorRequestHandler, type RequestHandler } from 'express';

type Attempt = { id: string; learnerId: string; choice: string; correct: boolean };

class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export class AttemptService {
  private readonly attempts: Attempt[] = [];
  private lastNumber = 0;

  get(learnerId: string, attemptId: string): Attempt {
    const attempt = this.attempts.find(({ id }) => id === attemptId);
    if (attempt?.learnerId !== learnerId) throw new HttpError(404, 'No such attempt');
    return attempt;
  }

  /** Records a choice for the question "Which method reads?". */
  answer(learnerId: string, choice: string): Attempt {
    this.lastNumber += 1;
    const id = `a${this.lastNumber}`;
    const attempt = { id, learnerId, choice, correct: choice === 'GET' };
    this.attempts.push(attempt);
    return attempt;
  }

  withdraw(learnerId: string, attemptId: string): void {
    const attempt = this.get(learnerId, attemptId);
    if (attempt.correct) throw new HttpError(409, 'A right attempt stays');
    this.attempts.splice(this.attempts.indexOf(attempt), 1);
  }
}

const requireLearner: RequestHandler = (request, response, next) => {
  const learners = new Map([
    ['Bearer owl-token', 'l1'],
    ['Bearer fox-token', 'l2'],
  ]);
  const learnerId = learners.get(request.headers.authorization ?? '');
  if (learnerId === undefined) throw new HttpError(401, 'Send the token of a learner');
  response.locals.learnerId = learnerId;
  next();
};

const errorHandler: ErrorRequestHandler = (error, _request, response, _next) => {
  const status = error instanceof HttpError ? error.status : 500;
  response.status(status).json({ message: status === 500 ? 'Internal error' : error.message });
};

export function createApp(attempts: AttemptService) {
  const app = express();
  app.use(express.json());
  app.use(requireLearner);

  app.get('/attempts/:attemptId', (request, response) => {
    response.json(attempts.get(response.locals.learnerId, request.params.attemptId));
  });

  app.post('/attempts', (request, response) => {
    response.status(201).json(attempts.answer(response.locals.learnerId, request.body.choice));
  });

  app.delete('/attempts/:attemptId', (request, response) => {
    attempts.withdraw(response.locals.learnerId, request.params.attemptId);
    response.status(204);
  });

  app.use(errorHandler);
  return app;
}
