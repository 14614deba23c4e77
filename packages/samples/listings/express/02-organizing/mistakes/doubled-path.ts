import express, { Router } from 'express';
import { forLearner, questions } from '../src/questions/questions.js';

const questionsRouter = Router();

// #region route
questionsRouter.get('/questions', (_request, response) => {
  response.json(questions.map(forLearner));
});
// #endregion route

export function createApp() {
  return express().use('/questions', questionsRouter);
}
