import 'reflect-metadata';
import express from 'express';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectRecorded, listen, proveTranscripts } from '../../../transcript.js';

const file = (path: string) => new URL(`../${path}`, import.meta.url);

vi.spyOn(console, 'log').mockImplementation(() => {});
const errors = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  errors.mockClear();
});

async function start() {
  vi.resetModules();
  const { createApp } = await import('../src/app.js');
  return listen(createApp());
}

/** A server with the controllers of one file and no wiring. */
async function startWith(load: () => Promise<object>) {
  vi.resetModules();
  const { useExpressServer } = await import('routing-controllers');
  const { errorHandler } = await import('../src/shared/errorHandler.js');
  const app = express();
  useExpressServer(app, {
    routePrefix: '/api',
    controllers: Object.values(await load()),
    defaultErrorHandler: false,
    currentUserChecker: ({ response }) => response.locals.learner,
  });
  return listen(app.use(errorHandler));
}

async function startSolution() {
  vi.resetModules();
  const { useContainer, useExpressServer } = await import('routing-controllers');
  const { AttemptController } = await import('../solution/AttemptController.js');
  const { AttemptService } = await import('../solution/AttemptService.js');
  const { QuestionService } = await import('../src/questions/QuestionService.js');
  const { questions } = await import('../src/questions/questions.js');
  const { attempts } = await import('../src/attempts/attempts.js');
  const { errorHandler } = await import('../src/shared/errorHandler.js');
  const questionService = new QuestionService(questions);
  const service = new AttemptService(attempts, questionService);
  const controller = new AttemptController(service, questionService);
  useContainer({
    get: (someClass) => (controller instanceof someClass ? controller : new someClass()),
  });
  const app = express();
  useExpressServer(app, {
    routePrefix: '/api',
    controllers: [AttemptController],
    defaultErrorHandler: false,
    currentUserChecker: ({ response }) => response.locals.learner,
  });
  return listen(app.use(errorHandler));
}

const startLostThis = () => startWith(() => import('../mistakes/lost-this.js'));
const startNotWired = () => startWith(() => import('../src/questions/QuestionController.js'));

proveTranscripts(file('output/'), start, {
  withdraw: startSolution,
  leak: () => startWith(() => import('../mistakes/leak.js')),
  'lost-this': startLostThis,
  'not-wired': startNotWired,
});

test.each([
  ['lost-this', startLostThis, '/api/questions/samples'],
  ['not-wired', startNotWired, '/api/questions/q1'],
])('logs the fault of %s', async (name, startMistake, path) => {
  const server = await startMistake();
  await fetch(`http://localhost:${server.port}${path}`);
  expectRecorded(file(`output/${name}-log.txt`), String(errors.mock.lastCall?.[0]));
  server.close();
});

test('a right attempt of the solution stays', async () => {
  const server = await startSolution();
  const headers = { Authorization: 'Bearer fox-token', 'Content-Type': 'application/json' };
  const url = `http://localhost:${server.port}/api/attempts`;
  const body = JSON.stringify({ questionId: 'q1', choice: 'GET' });
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(201);
  expect((await fetch(`${url}/a2`, { method: 'DELETE', headers })).status).toBe(409);
  expect((await fetch(`${url}/a1`, { method: 'DELETE', headers })).status).toBe(404);
  server.close();
});
