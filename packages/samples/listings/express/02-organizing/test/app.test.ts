import { createRequire } from 'node:module';
import { inspect } from 'node:util';
import express from 'express';
import { expect, test, vi } from 'vitest';
import { compilerErrors } from '../../../compile.js';
import { expectRecorded, listen, proveTranscripts } from '../../../transcript.js';
import { addRoutes as addRoutes4 } from '../paths/express-4.js';
import { addRoutes as addRoutes5 } from '../paths/express-5.js';

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
  ['/lessons/{*path}', '/lessons/', {}],
  ['/lessons/{*path}', '/lessons', undefined],
  ['/lessons{/*path}', '/lessons', {}],
  ['/lessons{/*path}', '/lessons/', {}],
  ['/questions{/:questionId}', '/questions', {}],
  ['/questions{/:questionId}', '/questions/q1', { questionId: 'q1' }],
  [['/courses', '/lessons'], '/lessons', {}],
])('Express 5 reads the path %s for %s', async (path, url, params) => {
  const app = express().get(path, (request, response) => {
    response.json(request.params);
  });
  expect(await replyOf(app, url)).toEqual(params);
});

// Express 4 is installed because routing-controllers depends on it.
const require4 = createRequire(createRequire(import.meta.url).resolve('routing-controllers'));
const express4: typeof express = require4('express');

async function replyOf(app: express.Express, url: string) {
  const server = await listen(app);
  const reply = await fetch(`http://localhost:${server.port}${url}`);
  const body = reply.ok ? await reply.json() : undefined;
  server.close();
  return body;
}

test.each([
  ['/lessons', undefined],
  ['/lessons/', ''],
  ['/lessons/http/methods', 'http/methods'],
  ['/questions', 'all'],
  ['/questions/q1', 'q1'],
])('both versions have the same reply to %s', async (url, expected) => {
  expect(require4('express/package.json').version).toMatch(/^4\./);
  const apps = [express4(), express()] as const;
  addRoutes4(apps[0]);
  addRoutes5(apps[1]);
  expect(await Promise.all(apps.map((app) => replyOf(app, url)))).toEqual([expected, expected]);
});

test.each(['/lessons/*path', '/lessons/{*path}', '/questions{/:questionId}'])(
  'Express 4 accepts the path %s of Express 5 and never matches it',
  async (path) => {
    const app = express4().get(path, (_request, response) => {
      response.json('matched');
    });
    for (const url of ['/lessons/http', '/questions', '/questions/q1']) {
      expect(await replyOf(app, url)).toBeUndefined();
    }
  },
);

test.each([
  ['/lessons', true],
  ['/lessons/', true],
  ['/lessons/http/methods', true],
  ['/lessons-of-q1', undefined],
])(
  'an array in Express 4 and an optional wildcard in Express 5 agree on %s',
  async (url, found) => {
    const reply: express.RequestHandler = (_request, response) => {
      response.json(true);
    };
    expect(await replyOf(express4().get(['/lessons', '/lessons/*'], reply), url)).toBe(found);
    expect(await replyOf(express().get('/lessons{/*path}', reply), url)).toBe(found);
  },
);
