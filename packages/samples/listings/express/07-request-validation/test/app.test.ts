import 'reflect-metadata';
import express from 'express';
import { expect, test, vi } from 'vitest';
import { compileForNode } from '../../../compile.js';
import { listen, proveTranscripts } from '../../../transcript.js';

vi.setConfig({ testTimeout: 60_000 });

const file = (path: string) => new URL(`../${path}`, import.meta.url);

vi.spyOn(console, 'log').mockImplementation(() => {});

async function start() {
  vi.resetModules();
  const { createApp } = await import('../src/app.js');
  return listen(createApp());
}

/** A server with the controllers of one file, which is loaded afresh. */
async function startWith(load: () => Promise<object>) {
  vi.resetModules();
  const { useExpressServer } = await import('routing-controllers');
  const { errorHandler } = await import('../src/shared/errorHandler.js');
  const app = express();
  useExpressServer(app, {
    routePrefix: '/api',
    controllers: Object.values(await load()),
    defaultErrorHandler: false,
    validation: { whitelist: true },
  });
  return listen(app.use(errorHandler));
}

const startSolution = () => startWith(() => import('../solution/QuestionController.js'));

/** A server with a controller that the compiler has compiled: it writes the metadata that count. */
const startCompiled = (name: string) => {
  const tsconfig = file('../05-routing-controllers/reader.tsconfig.json');
  const compiled = compileForNode(file(`mistakes/${name}.ts`), tsconfig);
  return startWith(() => import(compiled.href));
};

proveTranscripts(file('output/'), start, {
  before: async () => {
    vi.resetModules();
    const { createApp } = await import('../../06-middleware/src/app.js');
    return listen(createApp());
  },
  source: startSolution,
  'type-import': () => startCompiled('type-import'),
  interface: () => startCompiled('interface'),
  'no-decorator': () => startWith(() => import('../mistakes/no-decorator.js')),
  'no-type': () => startWith(() => import('../mistakes/no-type.js')),
});

const question = {
  lessonId: 'commits',
  text: 'Which command shows what changed?',
  choices: ['git diff', 'git log'],
  answer: 'git diff',
  explanation: 'git log lists commits.',
};

async function send(port: number, body: object) {
  const reply = await fetch(`http://localhost:${port}/api/questions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return reply.status;
}

test.each([
  ['a complete question', question, 201],
  ['an answer that is no choice', { ...question, answer: 'git push' }, 400],
  ['one choice', { ...question, choices: ['git diff'] }, 400],
  ['the same choice twice', { ...question, choices: ['git diff', 'git diff'] }, 400],
  ['choices that are no list', { ...question, choices: 'git diff' }, 400],
  ['a text of 201 letters', { ...question, text: 'x'.repeat(201) }, 400],
])('judges %s', async (_case, body, status) => {
  const server = await start();
  expect(await send(server.port, body)).toBe(status);
  server.close();
});

test.each([
  ['no source', question, 201],
  ['a source', { ...question, source: { title: 'Git', url: 'https://git-scm.com/docs' } }, 201],
  ['an address without https', { ...question, source: { title: 'Git', url: 'git-scm.com' } }, 400],
])('the solution judges %s', async (_case, body, status) => {
  const server = await startSolution();
  expect(await send(server.port, body)).toBe(status);
  server.close();
});
