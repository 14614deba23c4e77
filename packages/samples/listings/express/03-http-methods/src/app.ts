import express from 'express';
import { attemptsRouter } from './attempts/attemptsRouter.js';
import { coursesRouter } from './courses/coursesRouter.js';
import { questionsRouter } from './questions/questionsRouter.js';

export function createApp() {
  const app = express();
  app.use(express.json());
  app.use('/courses', coursesRouter);
  app.use('/questions', questionsRouter);
  app.use('/attempts', attemptsRouter);
  return app;
}
