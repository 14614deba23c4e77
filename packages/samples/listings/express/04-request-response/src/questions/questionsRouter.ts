import { type Response, Router } from 'express';
import { read } from '../shared/read.js';
import { questionBody, questionQuery } from './questionSchemas.js';
import {
  forLearner,
  getQuestion,
  type LearnerQuestion,
  nextQuestionId,
  type Question,
  questions,
} from './questions.js';

export const questionsRouter = Router();

questionsRouter.get('/', (request, response: Response<LearnerQuestion[]>) => {
  const { lessonId } = read(questionQuery, request.query);
  const found = questions.filter((question) => !lessonId || question.lessonId === lessonId);
  response.json(found.map(forLearner));
});

questionsRouter.get('/:questionId', (request, response: Response<LearnerQuestion>) => {
  response.json(forLearner(getQuestion(request.params.questionId)));
});

questionsRouter.post('/', (request, response: Response<Question>) => {
  const question = { ...read(questionBody, request.body), id: nextQuestionId() };
  questions.push(question);
  response.status(201).location(`/questions/${question.id}`).json(question);
});

questionsRouter.put('/:questionId', (request, response: Response<Question>) => {
  const question = getQuestion(request.params.questionId);
  const replaced = { ...read(questionBody, request.body), id: question.id };
  questions[questions.indexOf(question)] = replaced;
  response.json(replaced);
});

questionsRouter.delete('/:questionId', (request, response) => {
  const question = getQuestion(request.params.questionId);
  questions.splice(questions.indexOf(question), 1);
  response.status(204).end();
});
