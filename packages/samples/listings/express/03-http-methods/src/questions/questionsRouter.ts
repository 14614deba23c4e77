import { Router } from 'express';
import { findQuestion, forLearner, nextQuestionId, type Question, questions } from './questions.js';

export const questionsRouter = Router();

// #region read
questionsRouter.get('/', (_request, response) => {
  response.json(questions.map(forLearner));
});

questionsRouter.get('/:questionId', (request, response) => {
  const question = findQuestion(request.params.questionId);
  if (!question) {
    response.status(404).json({ message: 'No such question' });
    return;
  }
  response.json(forLearner(question));
});
// #endregion read

// #region create
questionsRouter.post('/', (request, response) => {
  const question: Question = { ...request.body, id: nextQuestionId() };
  questions.push(question);
  response.status(201).location(`/questions/${question.id}`).json(question);
});
// #endregion create

// #region replace
questionsRouter.put('/:questionId', (request, response) => {
  const question = findQuestion(request.params.questionId);
  if (!question) {
    response.status(404).json({ message: 'No such question' });
    return;
  }
  const replaced: Question = { ...request.body, id: question.id };
  questions[questions.indexOf(question)] = replaced;
  response.json(replaced);
});
// #endregion replace

// #region delete
questionsRouter.delete('/:questionId', (request, response) => {
  const question = findQuestion(request.params.questionId);
  if (!question) {
    response.status(404).json({ message: 'No such question' });
    return;
  }
  questions.splice(questions.indexOf(question), 1);
  response.status(204).end();
});
// #endregion delete
