import express, { type RequestHandler } from 'express';
import { courses } from '../src/courses/courses.js';

// #region log
export const logRequests: RequestHandler = (request) => {
  console.log(`${request.method} ${request.originalUrl}`);
};
// #endregion log

export function createApp() {
  const app = express();
  app.use(logRequests);
  app.get('/api/courses', (_request, response) => {
    response.json(courses);
  });
  return app;
}
