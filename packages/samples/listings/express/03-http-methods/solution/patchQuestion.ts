import { Router } from 'express';
import { findQuestion } from '../src/questions/questions.js';

export const questionsRouter = Router();

// #region patch
questionsRouter.patch('/:questionId', (request, response) => {
  const question = findQuestion(request.params.questionId);
  if (!question) {
    response.status(404).json({ message: 'No such question' });
    return;
  }
  const { explanation } = request.body ?? {};
  if (typeof explanation !== 'string' || explanation === '') {
    response.status(400).json({ message: 'Send an explanation' });
    return;
  }
  question.explanation = explanation;
  response.json(question);
});
// #endregion patch
