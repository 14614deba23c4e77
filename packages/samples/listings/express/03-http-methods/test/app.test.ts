import express, { type Router } from 'express';
import { expect, test, vi } from 'vitest';
import { listen, proveTranscripts } from '../../../transcript.js';

const file = (path: string) => new URL(`../${path}`, import.meta.url);

async function start() {
  vi.resetModules();
  const { createApp } = await import('../src/app.js');
  return listen(createApp());
}

/** A server whose question routes are those of one router. */
async function startWith(load: () => Promise<{ questionsRouter: Router }>) {
  vi.resetModules();
  const { questionsRouter } = await load();
  return listen(express().use(express.json()).use('/questions', questionsRouter));
}

proveTranscripts(file('output/'), start, {
  patch: () => startWith(() => import('../solution/patchQuestion.js')),
  'always-200': () => startWith(() => import('../mistakes/always-200.js')),
  'body-on-204': () => startWith(() => import('../mistakes/body-on-204.js')),
});

test('the reply to a wrong attempt holds no explanation', async () => {
  const server = await start();
  const reply = await fetch(`http://localhost:${server.port}/attempts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ learnerId: 'l2', questionId: 'q1', choice: 'POST' }),
  });
  expect(reply.status).toBe(201);
  expect(await reply.json()).not.toHaveProperty('explanation');
  server.close();
});

test('an attempt without a body is the mistake of the client', async () => {
  const server = await start();
  const reply = await fetch(`http://localhost:${server.port}/attempts`, { method: 'POST' });
  expect(reply.status).toBe(400);
  server.close();
});

test('the solution refuses a request without a body', async () => {
  const server = await startWith(() => import('../solution/patchQuestion.js'));
  const url = `http://localhost:${server.port}/questions/q1`;
  expect((await fetch(url, { method: 'PATCH' })).status).toBe(400);
  server.close();
});

test.each([
  ['an unknown question', 'q99', { explanation: 'x' }, 404],
  ['a missing explanation', 'q1', { text: 'x' }, 400],
  ['an empty explanation', 'q1', { explanation: '' }, 400],
])('the solution refuses %s', async (_case, id, body, status) => {
  const server = await startWith(() => import('../solution/patchQuestion.js'));
  const reply = await fetch(`http://localhost:${server.port}/questions/${id}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(reply.status).toBe(status);
  server.close();
});
