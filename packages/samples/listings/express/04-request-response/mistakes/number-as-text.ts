import express, { Router } from 'express';
import { z } from 'zod';
import { forLearner, questions } from '../src/questions/questions.js';
import { errorHandler } from '../src/shared/errorHandler.js';
import { read } from '../src/shared/read.js';

// #region query
export const questionQuery = z.object({
  lessonId: z.string().optional(),
  limit: z.number().optional(),
});
// #endregion query

const questionsRouter = Router();

questionsRouter.get('/', (request, response) => {
  const { limit } = read(questionQuery, request.query);
  response.json(questions.slice(0, limit).map(forLearner));
});

export function createApp() {
  return express().use('/questions', questionsRouter).use(errorHandler);
}
