import { Router } from 'express';
import { findQuestion, forLearner } from '../src/questions/questions.js';

export const questionsRouter = Router();

// #region handler
questionsRouter.get('/:questionId', (request, response) => {
  const question = findQuestion(request.params.questionId);
  response.json(question ? forLearner(question) : { message: 'No such question' });
});
// #endregion handler
