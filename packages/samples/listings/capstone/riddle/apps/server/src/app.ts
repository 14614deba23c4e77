import {
  askedQuestion,
  attemptBody,
  judge,
  nextQuestion,
  type Question,
  type Step,
} from '@riddle/rules';
import express, { type ErrorRequestHandler, type Express } from 'express';
import helmet from 'helmet';
import type { AttemptStore } from './AttemptStore.js';
import { learnerOf } from './learnerOf.js';

export interface Parts {
  questions: readonly Question[];
  store: AttemptStore;
}

export function createApp({ questions, store }: Parts): Express {
  const app = express();
  app.use(helmet());
  app.use(express.json({ limit: '10kb' }));

  app.get('/health', async (_request, response) => {
    response.json({ status: 'ok', storage: await store.check() });
  });

  app.get('/api/report', async (_request, response) => {
    response.json(await store.report());
  });

  app.use('/api', (request, response, next) => {
    const learner = learnerOf(request);
    if (learner === undefined) {
      response.status(401).json({ message: 'Send the id of a learner' });
      return;
    }
    response.locals.learner = learner;
    next();
  });

  app.get('/api/step', async (_request, response) => {
    const solved = await store.solvedBy(response.locals.learner);
    const question = nextQuestion(questions, solved);
    const step: Step = {
      solved: solved.size,
      total: questions.length,
      question: question ? askedQuestion(question) : null,
    };
    response.json(step);
  });

  app.post('/api/attempts', async (request, response) => {
    const body = attemptBody.safeParse(request.body);
    if (!body.success) {
      response.status(400).json({ message: 'Send questionId and choice' });
      return;
    }
    const { learner } = response.locals;
    const { questionId, choice } = body.data;
    const question = nextQuestion(questions, await store.solvedBy(learner));
    if (question?.id !== questionId) {
      response.status(409).json({ message: 'This is not your next question' });
      return;
    }
    const verdict = judge(question, choice);
    await store.add({ learner, questionId, choice, correct: verdict.correct });
    response.status(201).json(verdict);
  });

  app.use('/api', (_request, response) => {
    response.status(404).json({ message: 'There is nothing at this address' });
  });

  app.use(errorHandler);
  return app;
}

const errorHandler: ErrorRequestHandler = (error, _request, response, _next) => {
  const status: number = error.status ?? 500;
  if (status >= 500) console.error(error);
  response
    .status(status)
    .json({ message: status >= 500 ? 'Internal server error' : error.message });
};
