import express, { Router } from 'express';
import { forLearner, questions } from '../src/questions/questions.js';

// #region route
const questionsRouter = Router();

questionsRouter.get('/questions', (_request, response) => {
  response.json(questions.map(forLearner));
});
// #endregion route

export function createApp() {
  return express().use('/questions', questionsRouter);
}
