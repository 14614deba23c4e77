import 'reflect-metadata';
import express from 'express';
import { useExpressServer } from 'routing-controllers';
import { QuestionController } from '../src/questions/QuestionController.js';
import { errorHandler } from '../src/shared/errorHandler.js';

export function createApp() {
  const app = express();
  // #region order
  app.use(errorHandler);
  useExpressServer(app, {
    routePrefix: '/api',
    controllers: [QuestionController],
    defaultErrorHandler: false,
  });
  // #endregion order
  return app;
}
