import 'reflect-metadata';
import express from 'express';
import { NotFoundError, useExpressServer } from 'routing-controllers';
import { CourseController } from '../src/courses/CourseController.js';
import { errorHandler } from '../src/shared/errorHandler.js';

export function createApp() {
  const app = express();
  useExpressServer(app, { routePrefix: '/api', controllers: [CourseController] });
  // #region not-found
  app.use((request, _response, next) => {
    next(new NotFoundError(`Nothing answers ${request.method} ${request.originalUrl}`));
  });
  // #endregion not-found
  app.use(errorHandler);
  return app;
}
