import 'reflect-metadata';
import express from 'express';
import { useExpressServer } from 'routing-controllers';
import { QuestionController } from '../src/questions/QuestionController.js';
import { errorHandler } from '../src/shared/errorHandler.js';

export function createApp() {
  const app = express();
  // #region twice
  app.use(express.json());
  useExpressServer(app, {
    routePrefix: '/api',
    controllers: [QuestionController],
    defaultErrorHandler: false,
  });
  // #endregion twice
  app.use(errorHandler);
  return app;
}
