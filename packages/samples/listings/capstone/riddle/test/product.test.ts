import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express from 'express';
import type { MongoClient } from 'mongodb';
import request from 'supertest';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { MongoClient as MemoryClient } from '../../../../src/mongo/stand-in/index.ts';
import { expectRecorded, listen, proveTranscripts } from '../../../transcript.js';
import { createApp } from '../apps/server/src/app.js';
import { MemoryAttemptStore } from '../apps/server/src/MemoryAttemptStore.js';
import { MongoAttemptStore } from '../apps/server/src/MongoAttemptStore.js';
import { questions } from '../apps/server/src/questions.js';
import { serveClient } from '../apps/server/src/serveClient.js';

vi.setConfig({ testTimeout: 60_000 });

const file = (path: string) => new URL(`../${path}`, import.meta.url);

proveTranscripts(file('output/'), () =>
  listen(createApp({ questions, store: new MemoryAttemptStore() })),
);

test('MongoDB knows what is solved, and how hard each question is', async () => {
  const client = new MemoryClient('mongodb://localhost/riddle') as unknown as MongoClient;
  const store = new MongoAttemptStore(client);
  await store.prepare();
  await store.add({ learner: 'owl', questionId: 'q2', choice: '201', correct: true });
  await store.add({ learner: 'owl', questionId: 'q1', choice: 'POST', correct: false });
  await store.add({ learner: 'fox', questionId: 'q1', choice: 'GET', correct: true });
  expect(await store.solvedBy('owl')).toEqual(new Set(['q2']));
  expect(await store.report()).toEqual([
    { questionId: 'q1', attempts: 2, right: 1 },
    { questionId: 'q2', attempts: 1, right: 1 },
  ]);
});

/** Starts the server with a configuration, and collects what it prints. */
function start(program: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(file(program))], {
    env: {
      PATH: process.env.PATH,
      TSX_TSCONFIG_PATH: fileURLToPath(file('tsconfig.json')),
      ...env,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk);
    });
  }
  return { child, output: () => output };
}

const ended = (child: ChildProcess) =>
  child.exitCode ?? new Promise((resolve) => child.once('close', resolve));

// Ports from 32768 on may be in use by any connection of the machine.
describe.each(['server.ts', 'server.first.ts'])('%s', (name) => {
  test('says where it listens and stores', async () => {
    const server = start(`apps/server/src/${name}`, { PORT: '13017', DB_URL: 'memory:' });
    await vi.waitFor(() => expect(server.output()).toContain('\n'), 50_000);
    expectRecorded(file('output/start.txt'), server.output().replace('13017', '3000'));
  });
});

test('does not start without an address for the data', async () => {
  const server = start('apps/server/src/server.ts', {});
  expect(await ended(server.child)).toBe(1);
  expectRecorded(file('output/no-address.txt'), server.output());
});

test('does not start without its database', async () => {
  const env = { DB_URL: 'mongodb://127.0.0.1:1/riddle' };
  const server = start('apps/server/src/server.ts', env);
  expect(await ended(server.child)).toBe(1);
  const line = server.output().match(/^MongoServerSelectionError: .*$/m)?.[0] ?? '';
  expectRecorded(file('output/no-database.txt'), line.replace('127.0.0.1:1', '127.0.0.1:27017'));
});

test('finishes its work before it stops', async () => {
  const server = start('apps/server/src/server.ts', { PORT: '13018', DB_URL: 'memory:' });
  await vi.waitFor(() => expect(server.output()).toContain('\n'), 50_000);
  server.child.kill('SIGTERM');
  expect(await ended(server.child)).toBe(0);
  expectRecorded(file('output/stop.txt'), server.output().replace('13018', '3000'));
});

describe('the built client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'riddle-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Riddle</title>');
  writeFileSync(join(folder, 'assets/index-abc.js'), '1;');

  const app = () => {
    const made = createApp({ questions, store: new MemoryAttemptStore() });
    serveClient(made, folder);
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    return made;
  };

  test('is cached by the kind of file', async () => {
    const client = app();
    const page = await request(client).get('/lessons/http').expect(200, '<title>Riddle</title>');
    const script = await request(client).get('/assets/index-abc.js').expect(200);
    await request(client).get('/assets/index-old.js').expect(404);
    await request(client).get('/api/nothing').expect(401);
    expect(page.headers['cache-control']).toBe('public, max-age=0');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});

test('a page for every address hides a missing file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'riddle-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'index.html'), '<title>Riddle</title>');
  const app = express();
  app.use(express.static(folder));
  app.get('/{*path}', (_request, response) => response.sendFile('index.html', { root: folder }));
  const reply = await request(app).get('/assets/index-old.js').expect(200);
  expect(reply.headers['content-type']).toContain('text/html');
});
