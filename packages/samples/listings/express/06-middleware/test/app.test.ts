import express from 'express';
import { beforeEach, expect, test, vi } from 'vitest';
import { runToEnd } from '../../../spawn-server.js';
import { expectRecorded, listen, proveTranscripts } from '../../../transcript.js';

const file = (path: string) => new URL(`../${path}`, import.meta.url);

const log = vi.spyOn(console, 'log').mockImplementation(() => {});
const errors = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  log.mockClear();
  errors.mockClear();
});

async function start() {
  vi.resetModules();
  const { createApp } = await import('../src/app.js');
  return listen(createApp());
}

async function startRecording() {
  const { courses } = await import('../src/courses/courses.js');
  const { recordVisit } = await import('../solution/recordVisit.js');
  const { errorHandler } = await import('../src/shared/errorHandler.js');
  const app = express().use(recordVisit);
  app.get('/api/courses', (_request, response) => {
    response.json(courses);
  });
  return listen(app.use(errorHandler));
}

async function startSolution() {
  vi.resetModules();
  const { useExpressServer } = await import('routing-controllers');
  const { AttemptController } = await import('../solution/AttemptController.js');
  const { errorHandler } = await import('../src/shared/errorHandler.js');
  const app = express();
  useExpressServer(app, {
    routePrefix: '/api',
    controllers: [AttemptController],
    defaultErrorHandler: false,
    currentUserChecker: ({ response }) => response.locals.learner,
  });
  return listen(app.use(errorHandler));
}

const startMistake = (load: () => Promise<{ createApp: () => express.Express }>) => async () => {
  vi.resetModules();
  // In the environment "test", Express does not log.
  return listen((await load()).createApp().set('env', 'development'));
};

const startAfterReply = startMistake(() => import('../mistakes/after-reply.js'));

proveTranscripts(file('output/'), start, {
  limit: startSolution,
  handled: startRecording,
  'no-next': startMistake(() => import('../mistakes/no-next.js')),
  'too-early': startMistake(() => import('../mistakes/too-early.js')),
});

test('logs each request with its status', async () => {
  const server = await start();
  await fetch(`http://localhost:${server.port}/api/courses`);
  await fetch(`http://localhost:${server.port}/api/questions/q99`);
  await fetch(`http://localhost:${server.port}/api/attempts`, { method: 'POST' });
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(3));
  const lines = log.mock.calls.map(([line]) => String(line).replace(/\d+ ms$/, '<ms> ms'));
  expectRecorded(file('output/log.txt'), lines.join('\n'));
  server.close();
});

test('keeps the attempts of one learner from another', async () => {
  const server = await start();
  const read = (token: string) =>
    fetch(`http://localhost:${server.port}/api/attempts/a1`, {
      headers: { Authorization: `Bearer ${token}` },
    });
  expect((await read('owl-token')).status).toBe(200);
  expect((await read('fox-token')).status).toBe(404);
  server.close();
});

test('a second reply is an error in the log', async () => {
  const server = await startAfterReply();
  expect((await fetch(`http://localhost:${server.port}/api/courses`)).status).toBe(200);
  await vi.waitFor(() => expect(errors).toHaveBeenCalled());
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^GET \/api\/courses 404 \d+ ms$/));
  const logged = errors.mock.calls.map(([error]) => String(error).split('\n')[0]);
  expectRecorded(file('output/after-reply-log.txt'), logged.join('\n'));
  server.close();
});

test('a rejection that nothing waits for ends the program', async () => {
  const { exitCode, stderr } = await runToEnd(file('test/visitServer.ts'), 0);
  expect(exitCode).toBe(1);
  const line = stderr.split('\n').find((text) => text.startsWith('Error:')) ?? '';
  expectRecorded(file('output/rejected.txt'), line);
});

test('the solution counts each learner for themselves', async () => {
  const server = await startSolution();
  const send = async (token: string) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const url = `http://localhost:${server.port}/api/attempts`;
    const body = JSON.stringify({ questionId: 'q1', choice: 'POST' });
    return (await fetch(url, { method: 'POST', headers, body })).status;
  };
  expect([await send('owl-token'), await send('owl-token'), await send('owl-token')]).toEqual([
    201, 201, 201,
  ]);
  expect(await send('owl-token')).toBe(429);
  expect(await send('fox-token')).toBe(201);
  server.close();
});
