import express from 'express';
import { attemptsRouter } from '../src/attempts/attemptsRouter.js';
import { coursesRouter } from '../src/courses/coursesRouter.js';
import { questionsRouter } from '../src/questions/questionsRouter.js';

export function createApp() {
  const app = express();
  app.use('/courses', coursesRouter);
  app.use('/questions', questionsRouter);
  app.use('/attempts', attemptsRouter);
  return app;
}
