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

function identify(newId: () => string): RequestHandler {
  return (_request, response, next) => {
    response.locals.requestId = newId();
    response.set('X-Request-Id', response.locals.requestId);
    next();
  };
}

function handleErrors(write: (entry: Entry) => void): ErrorRequestHandler {
  return (error, { method, path }, response, next) => {
    const { requestId } = response.locals;
    const reason = error.message;
    if (error instanceof RequestError) {
      write({ level: 'info', requestId, method, path, reason });
      response.status(error.status).json({ message: reason, requestId });
      next(error);
      return;
    }
    write({ level: 'error', requestId, method, path, reason });
    response.status(500).json({ message: 'Something went wrong.', requestId });
    next(error);
  };
}

export function createApp(write: (entry: Entry) => void, newId: () => string) {
  const app = express();
  app.use(identify(newId));

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

  app.use(handleErrors(write));
  return app;
}
