import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import request from 'supertest';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { spawnServer } from '../../../spawn-server.js';
import { expectRecorded } from '../../../transcript.js';
import { readConfig as readSolution } from '../solution/config.js';
import { createApp } from '../src/app.js';
import { readConfig } from '../src/config.js';

vi.setConfig({ testTimeout: 60_000 });

const file = (path: string) => new URL(`../${path}`, import.meta.url);
const example = readFileSync(file('env.example'), 'utf8');
const tsx = import.meta.resolve('tsx');

/** Runs a program in a folder that has this `.env`, and gives what it prints until it ends. */
function run(program: string, dotenv: string, flags: readonly string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), 'riddle-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '.env'), dotenv);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', tsx, ...flags, fileURLToPath(file(program))],
    { cwd: folder, env: { PATH: process.env.PATH }, encoding: 'utf8' },
  );
  return stdout + stderr;
}

const start = (dotenv: string) => run('src/server.ts', dotenv, ['--env-file=.env']);

test('the example is a valid configuration', () => {
  expect(readConfig(parseEnv(example)).data).toEqual({
    isProduction: false,
    port: 3000,
    origins: ['http://localhost:5173'],
    databaseUrl: 'mongodb://localhost:27017/riddle',
    sendsReminders: false,
  });
});

test('says where it listens, and where it stores', async () => {
  vi.stubEnv('DB_URL', 'mongodb://riddle:secret@localhost:27017/riddle');
  const server = await spawnServer(file('src/server.ts'));
  onTestFinished(() => server.close());
  const line = server.firstLine.replace(`${server.port}`, '3000');
  expectRecorded(file('output/start.txt'), `$ npm start --silent\n${line}`);
});

test('does not start without an address', () => {
  const output = start(example.replace(/^DB_URL=.*\n/m, ''));
  expectRecorded(file('output/missing.txt'), `$ npm start --silent\n${output}`);
});

test('names all wrong values at once', () => {
  const wrong = { PORT: '80800', APP_ORIGINS: 'localhost:5173,*', ENABLE_REMINDERS: 'maybe' };
  const lines = Object.entries(wrong).map(([name, value]) => `${name}=${value}\n`);
  const output = start(example + lines.join(''));
  expectRecorded(file('output/wrong.txt'), `$ npm start --silent\n${output}`);
});

test('the health check tells a client of an allowed origin what it is', async () => {
  const { data } = readConfig(parseEnv(example));
  if (data === undefined) throw new Error('The example is not valid.');
  await request(createApp(data))
    .get('/health')
    .set('Origin', 'http://localhost:5173')
    .expect('Access-Control-Allow-Origin', 'http://localhost:5173')
    .expect(200, { status: 'ok', production: false });
});

test('an import runs before the file of variables is loaded', () => {
  expectRecorded(file('output/late.txt'), run('mistakes/late.ts', example));
});

test('the solution refuses insecure origins in production', () => {
  const production = { NODE_ENV: 'production', APP_ORIGINS: 'http://riddle.example' };
  const { error } = readSolution(production);
  expectRecorded(file('output/solution.txt'), error ? z.prettifyError(error) : '');
  expect(readSolution({ ...production, APP_ORIGINS: 'https://riddle.example' }).data).toMatchObject(
    { MAX_ATTEMPTS: 3 },
  );
  expect(readSolution({ MAX_ATTEMPTS: '0' }).success).toBe(false);
});
