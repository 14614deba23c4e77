import 'reflect-metadata';
import cors from 'cors';
import express from 'express';
import { useExpressServer } from 'routing-controllers';
import { AttemptController } from './attempts/AttemptController.js';
import { CourseController } from './courses/CourseController.js';
import { QuestionController } from './questions/QuestionController.js';
import { errorHandler } from './shared/errorHandler.js';
import { logRequests } from './shared/logRequests.js';
import { notFound } from './shared/notFound.js';

export function createApp() {
  const app = express();
  app.use(logRequests);
  app.use(cors({ origin: 'http://localhost:5173' }));
  useExpressServer(app, {
    routePrefix: '/api',
    controllers: [AttemptController, CourseController, QuestionController],
    defaultErrorHandler: false,
    currentUserChecker: ({ response }) => response.locals.learner,
  });
  app.use(notFound);
  app.use(errorHandler);
  return app;
}
