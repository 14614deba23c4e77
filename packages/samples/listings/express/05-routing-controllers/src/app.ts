import 'reflect-metadata';
import express from 'express';
import { useExpressServer } from 'routing-controllers';
import { attemptsRouter } from './attempts/attemptsRouter.js';
import { CourseController } from './courses/CourseController.js';
import { QuestionController } from './questions/QuestionController.js';
import { errorHandler } from './shared/errorHandler.js';

export function createApp() {
  const app = express();
  app.use('/api/attempts', express.json(), attemptsRouter);
  useExpressServer(app, {
    routePrefix: '/api',
    controllers: [CourseController, QuestionController],
    defaultErrorHandler: false,
  });
  app.use(errorHandler);
  return app;
}
