import { Router } from 'express';
import { questions } from '../src/questions/questions.js';

export const questionsRouter = Router();

questionsRouter.delete('/:questionId', (_request, response) => {
  questions.splice(0, 1);
  // #region reply
  response.status(204).json({ message: 'Deleted' });
  // #endregion reply
});
