import express from 'express';
import { coursesRouter } from '../src/courses/coursesRouter.js';
import { questionsRouter } from '../src/questions/questionsRouter.js';

export function createApp() {
  const app = express();
  // #region mounts
  app.use('/courses', coursesRouter);
  app.use('/questions', questionsRouter);
  // #endregion mounts
  return app;
}
