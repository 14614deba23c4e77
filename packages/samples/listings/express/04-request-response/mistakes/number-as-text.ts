import express from 'express';
import { z } from 'zod';
import { forLearner, questions } from '../src/questions/questions.js';
import { errorHandler } from '../src/shared/errorHandler.js';
import { read } from '../src/shared/read.js';

const app = express();

// #region query
const questionQuery = z.object({ limit: z.number().optional() });

app.get('/questions', (request, response) => {
  const { limit } = read(questionQuery, request.query);
  response.json(questions.slice(0, limit).map(forLearner));
});
// #endregion query

app.use(errorHandler);

export function createApp() {
  return app;
}
