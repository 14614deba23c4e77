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

/** What an error means for the log and for the client. */
function judge(error: Error): { level: Entry['level']; status: number; message: string } {
  return error instanceof RequestError
    ? { level: 'info', status: error.status, message: error.message }
    : { level: 'error', status: 500, message: 'Something went wrong.' };
}

export function createApp(write: (entry: Entry) => void, newId: () => string) {
  const app = express();

  const withId: RequestHandler = (_request, response, next) => {
    response.setHeader('X-Request-Id', newId());
    next();
  };
  app.use(withId);

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

  const afterAll: ErrorRequestHandler = (error: Error, request, response, _next) => {
    const { level, status, message } = judge(error);
    const requestId = String(response.get('X-Request-Id'));
    const [path = ''] = request.originalUrl.split('?');
    response.status(status).json({ message, requestId });
    write({ level, requestId, method: request.method, path, reason: error.message });
  };
  app.use(afterAll);
  return app;
}
