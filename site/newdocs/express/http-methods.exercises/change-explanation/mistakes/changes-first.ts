import express, { Router } from 'express';

export const questions = [
  { id: 'q1', text: 'Which method reads?', answer: 'GET', explanation: 'GET only reads.' },
  { id: 'q2', text: 'Which status means created?', answer: '201', explanation: 'OK is 200.' },
];

export const questionsRouter = Router();
questionsRouter.use(express.json());

questionsRouter.get('/:questionId', (request, response) => {
  const question = questions.find(({ id }) => id === request.params.questionId);
  if (!question) {
    response.status(404).json({ message: 'No such question' });
    return;
  }
  response.json(question);
});

questionsRouter.patch('/:questionId', (request, response) => {
  const question = questions.find(({ id }) => id === request.params.questionId);
  if (!question) {
    response.status(404).json({ message: 'No such question' });
    return;
  }
  const { explanation } = request.body ?? {};
  question.explanation = explanation;
  if (typeof explanation !== 'string' || explanation === '') {
    response.status(400).json({ message: 'Send an explanation' });
    return;
  }
  response.json(question);
});
