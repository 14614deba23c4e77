import 'reflect-metadata';
import express from 'express';
import { NotFoundError, useExpressServer } from 'routing-controllers';
import { CourseController } from '../src/courses/CourseController.js';
import { errorHandler } from '../src/shared/errorHandler.js';
import { logRequests } from '../src/shared/logRequests.js';

export function createApp() {
  const app = express();
  app.use(logRequests);
  useExpressServer(app, {
    routePrefix: '/api',
    controllers: [CourseController],
    defaultErrorHandler: false,
  });
  // #region not-found
  app.use((request, _response, next) => {
    next(new NotFoundError(`Nothing answers ${request.method} ${request.originalUrl}`));
  });
  // #endregion not-found
  app.use(errorHandler);
  return app;
}
