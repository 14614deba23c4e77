import express from 'express';
import { courses } from '../src/courses/courses.js';
import { errorHandler } from '../src/shared/errorHandler.js';
import { logRequests } from '../src/shared/logRequests.js';
import { recordVisit } from './recordVisit.js';

export function createApp() {
  const app = express();
  // #region mount
  app.use(recordVisit);
  // #endregion mount
  app.use(logRequests);
  app.get('/api/courses', (_request, response) => {
    response.json(courses);
  });
  return app.use(errorHandler);
}
