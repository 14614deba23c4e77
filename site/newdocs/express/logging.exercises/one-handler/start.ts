import express from 'express';

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

export function createApp(write: (entry: Entry) => void, newId: () => string) {
  const app = express();
  console.log(write, newId);

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

  return app;
}
