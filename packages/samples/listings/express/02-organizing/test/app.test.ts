import { inspect } from 'node:util';
import express from 'express';
import { expect, test, vi } from 'vitest';
import { compilerErrors } from '../../../compile.js';
import { expectRecorded, listen, proveTranscripts } from '../../../transcript.js';

vi.setConfig({ testTimeout: 60_000 });

const file = (path: string) => new URL(`../${path}`, import.meta.url);

async function start() {
  vi.resetModules();
  const { createApp } = await import('../src/app.js');
  return listen(createApp());
}

proveTranscripts(file('output/'), start, {
  'not-mounted': async () => listen((await import('../mistakes/not-mounted.js')).createApp()),
  'doubled-path': async () => listen((await import('../mistakes/doubled-path.js')).createApp()),
  learner: async () => listen((await import('../solution/app.js')).createApp()),
});

test('no reply holds an answer', async () => {
  const server = await start();
  for (const path of ['/questions', '/questions/q1']) {
    const reply = await fetch(`http://localhost:${server.port}${path}`);
    expect(await reply.text()).not.toContain('answer');
  }
  server.close();
});

test('lists the learners of the solution', async () => {
  const server = await listen((await import('../solution/app.js')).createApp());
  const reply = await fetch(`http://localhost:${server.port}/learners`);
  expect(await reply.json()).toEqual([
    { id: 'l1', name: 'Owl' },
    { id: 'l2', name: 'Fox' },
  ]);
  server.close();
});

test('the compiler names the missing file ending', () => {
  const tsconfig = file('../01-getting-started/reader.tsconfig.json');
  const errors = compilerErrors(file('broken/server.ts'), tsconfig);
  expectRecorded(file('output/no-ending.txt'), errors);
});

test('a wildcard without a name ends the program', async () => {
  const { createApp } = await import('../mistakes/wildcard.js');
  // As Node.js prints an error that nothing catches, without the stack.
  const error = await Promise.resolve().then(createApp).catch(inspect);
  expectRecorded(file('output/wildcard.txt'), String(error).split('\n')[0] ?? '');
});

test.each([
  ['*', 'index 1: *'],
  ['/lessons/*', 'index 10: /lessons/*'],
])('Express 5 refuses the path %s without a name', (path, place) => {
  const message = `Missing parameter name at ${place}; visit https://git.new/pathToRegexpError for info`;
  expect(() => express().get(path, () => {})).toThrow(message);
});

test.each([
  ['/questions/:questionId?', '? at index 22'],
  ['/:id(\\d+)', '( at index 4'],
  ['/(courses|lessons)', '( at index 1'],
])('Express 5 refuses the path %s of Express 4', (path, place) => {
  expect(() => express().get(path, () => {})).toThrow(`Unexpected ${place}: ${path}`);
});

test.each([
  ['/{*path}', '/', {}],
  ['/{*path}', '/a/b', { path: ['a', 'b'] }],
  ['/lessons/*path', '/lessons/http/methods', { path: ['http', 'methods'] }],
  ['/lessons/*path', '/lessons/', undefined],
  ['/questions{/:questionId}', '/questions', {}],
  ['/questions{/:questionId}', '/questions/q1', { questionId: 'q1' }],
  [['/courses', '/lessons'], '/lessons', {}],
])('Express 5 reads the path %s for %s', async (path, url, params) => {
  const app = express().get(path, (request, response) => {
    response.json(request.params);
  });
  const server = await listen(app);
  const reply = await fetch(`http://localhost:${server.port}${url}`);
  expect(reply.ok ? await reply.json() : undefined).toEqual(params);
  server.close();
});
