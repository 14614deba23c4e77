import express from 'express';
import { coursesRouter } from '../src/courses/coursesRouter.js';

export function createApp() {
  const app = express();
  app.use('/courses', coursesRouter);
  // #region rest
  app.get('*', (_request, response) => {
    response.send('Riddle has no such page');
  });
  // #endregion rest
  return app;
}
