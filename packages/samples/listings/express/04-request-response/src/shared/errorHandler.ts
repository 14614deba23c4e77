import type { ErrorRequestHandler } from 'express';

export const errorHandler: ErrorRequestHandler = (error, _request, response, _next) => {
  const status: number = error.status ?? 500;
  if (status >= 500) {
    console.error(error);
    response.status(500).json({ message: 'Internal server error' });
    return;
  }
  response.status(status).json({ message: error.message, issues: error.issues });
};
