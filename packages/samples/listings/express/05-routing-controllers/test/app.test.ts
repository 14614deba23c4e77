import 'reflect-metadata';
import express from 'express';
import { expect, test, vi } from 'vitest';
import { compilerErrors } from '../../../compile.js';
import { expectRecorded, listen, proveTranscripts } from '../../../transcript.js';

vi.setConfig({ testTimeout: 60_000 });

const file = (path: string) => new URL(`../${path}`, import.meta.url);

vi.spyOn(console, 'error').mockImplementation(() => {});

async function start() {
  vi.resetModules();
  const { createApp } = await import('../src/app.js');
  return listen(createApp());
}

/** A server with one controller, which is loaded afresh. */
async function startWith(load: () => Promise<object>) {
  vi.resetModules();
  const { useExpressServer } = await import('routing-controllers');
  const { errorHandler } = await import('../src/shared/errorHandler.js');
  const app = express();
  useExpressServer(app, {
    routePrefix: '/api',
    controllers: Object.values(await load()),
    defaultErrorHandler: false,
  });
  return listen(app.use(errorHandler));
}

const startParsedTwice = async () =>
  listen((await import('../mistakes/parsed-twice.js')).createApp());

proveTranscripts(file('output/'), start, {
  attempt: () => startWith(() => import('../src/attempts/AttemptController.js')),
  'no-return': () => startWith(() => import('../mistakes/no-return.js')),
  'parsed-twice': startParsedTwice,
});

test('logs that the body was read before', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const server = await startParsedTwice();
  await fetch(`http://localhost:${server.port}/api/questions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  expectRecorded(file('output/parsed-twice-log.txt'), String(log.mock.lastCall?.[0]));
  server.close();
});

test('the compiler refuses decorators without its option', () => {
  const tsconfig = file('../01-getting-started/reader.tsconfig.json');
  const shown = 'src/questions/QuestionController.ts';
  const errors = compilerErrors(file(shown), tsconfig, shown);
  expectRecorded(file('output/no-option.txt'), errors.split('\n')[0] ?? '');
});

test('changes a question and deletes it', async () => {
  const server = await start();
  const address = `http://localhost:${server.port}/api/questions/q1`;
  const question = {
    lessonId: 'methods',
    text: 'Which method reads?',
    choices: ['GET', 'PUT'],
    answer: 'GET',
    explanation: '',
  };
  const replaced = await fetch(address, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
  });
  expect(await replaced.json()).toEqual({ ...question, id: 'q1' });
  expect((await fetch(address, { method: 'DELETE' })).status).toBe(204);
  expect((await fetch(address)).status).toBe(404);
  server.close();
});

test('the attempts router still answers', async () => {
  const server = await start();
  const reply = await fetch(`http://localhost:${server.port}/api/attempts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ learnerId: 'l1', questionId: 'q2', choice: '201' }),
  });
  expect(reply.status).toBe(403);
  server.close();
});
