import express from 'express';
import { expect, test, vi } from 'vitest';
import { expectRecorded, listen, proveTranscripts } from '../../../transcript.js';

const file = (path: string) => new URL(`../${path}`, import.meta.url);

async function start() {
  vi.resetModules();
  const { createApp } = await import('../src/app.js');
  return listen(createApp());
}

async function startSolution() {
  vi.resetModules();
  const { attemptsRouter } = await import('../solution/attemptsRouter.js');
  const { errorHandler } = await import('../src/shared/errorHandler.js');
  return listen(express().use(express.json()).use('/attempts', attemptsRouter).use(errorHandler));
}

const startAsHides = async () => listen((await import('../mistakes/as-hides.js')).createApp());

vi.spyOn(console, 'error').mockImplementation(() => {});

proveTranscripts(file('output/'), start, {
  'before-number': async () => {
    vi.resetModules();
    const { createApp } = await import('../../03-http-methods/src/app.js');
    return listen(createApp());
  },
  'no-parser': async () => listen((await import('../mistakes/no-parser.js')).createApp()),
  'number-as-text': async () => listen((await import('../mistakes/number-as-text.js')).createApp()),
  'as-hides': startAsHides,
  choice: startSolution,
});

test('logs the fault behind a 500 reply', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const server = await startAsHides();
  await fetch(`http://localhost:${server.port}/attempts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"chioce":"GET"}',
  });
  expectRecorded(file('output/as-hides-log.txt'), String(log.mock.lastCall?.[0]));
  server.close();
});

test('a broken JSON text is the mistake of the client', async () => {
  const server = await start();
  const reply = await fetch(`http://localhost:${server.port}/attempts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"choice":',
  });
  expect(reply.status).toBe(400);
  server.close();
});

test('the solution accepts a wrong choice of the question', async () => {
  const server = await startSolution();
  const reply = await fetch(`http://localhost:${server.port}/attempts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ learnerId: 'l2', questionId: 'q1', choice: 'POST' }),
  });
  expect(reply.status).toBe(201);
  server.close();
});
