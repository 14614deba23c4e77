import express from 'express';
import { grade } from './grade.js';
import { handleErrors } from './handleErrors.js';
import { logRequests } from './requestLog.js';

export function createApp() {
  const app = express();
  app.use(logRequests);
  app.use(express.json());
  app.post('/attempts', ({ body }, response) => {
    response.status(201).json(grade(body.questionId, body.choice));
  });
  app.use(handleErrors);
  return app;
}
