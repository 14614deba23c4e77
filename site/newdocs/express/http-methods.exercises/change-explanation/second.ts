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

questionsRouter.patch('/:questionId', ({ body, params }, response) => {
  const place = questions.findIndex((question) => question.id === params.questionId);
  const found = questions[place];
  if (found === undefined) {
    return void response.status(404).send({ message: 'No such question' });
  }
  const text: unknown = body?.explanation;
  if (typeof text === 'string' && text.length > 0) {
    questions[place] = { ...found, explanation: text };
    response.status(200).send(questions[place]);
  } else {
    response.status(400).send({ message: 'Send an explanation' });
  }
});
