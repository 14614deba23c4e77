// The server under load and with faults: many readers, slow ones, aborted requests, malformed input, files that
// change. `npm run test:full` keeps this up for a minute with 200 connections.
import { readdirSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishBuild } from '../build/finish-build.ts';
import { writeInto } from '../exports/export-folder.ts';
import {
  fixturePage,
  fixtureRules,
  makeTemporaryFolder,
  type TemporaryFolder,
  writeFixtureSite,
} from '../testing/fixture-site.ts';
import { request } from '../testing/request.ts';
import { type StartedCommand, startCommand } from '../testing/run-command.ts';

const isNightly = process.env.TEST_FULL === '1';
const CONNECTIONS = isNightly ? 200 : 50;
const DURATION_MS = isNightly ? 60_000 : 3_000;
/** Growth of the server's memory in the second half of the load, in bytes; its garbage comes and goes. */
const MEMORY_LIMIT = 48 * 2 ** 20;
const LARGE = 'assets/large.bin';
const LARGE_BYTES = 4 * 2 ** 20;

let temporary: TemporaryFolder;
let buildDir: string;
let server: StartedCommand;
let port: number;

beforeAll(async () => {
  temporary = await makeTemporaryFolder();
  buildDir = join(temporary.folder, 'build');
  await writeFixtureSite(buildDir);
  await writeInto(buildDir, LARGE, 'x'.repeat(LARGE_BYTES));
  await finishBuild({ buildDir, rules: fixtureRules });
  server = startCommand({ name: 'serve', parameters: ['--build-dir', buildDir, '--port', '0'] });
  port = Number(/localhost:(\d+)/.exec(await server.waitFor('/vibe/\n'))?.[1]);
});
afterAll(async () => {
  server?.process.kill('SIGTERM');
  await server?.done;
  await temporary?.remove();
});

/** Sends raw text. @returns the socket, which is destroyed when the server closes it */
function sendRaw(text: string): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  socket.on('error', () => socket.destroy());
  return socket;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));
const get = (path: string) => `GET /vibe/${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

/** What one connection does until the end of the load; each must leave the server as it was. */
const READERS: readonly (() => Promise<unknown>)[] = [
  async () => {
    const { status, body } = await request({ port, target: '/vibe/docs/intro' });
    expect([200, 503]).toContain(status);
    if (status === 200) expect(body.toString()).toBe(fixturePage('docs/intro.html'));
  },
  // Reads a little, waits, and leaves.
  async () => {
    const socket = sendRaw(get(LARGE));
    for (let step = 0; step < 5; step++) {
      await pause(50);
      socket.read(1024);
    }
    socket.destroy();
    await closed(socket);
  },
  async () => {
    const socket = sendRaw(get(LARGE));
    socket.once('data', () => socket.destroy());
    await closed(socket);
  },
  async () => {
    const socket = sendRaw('GET /vibe/\u0000 HTTP/9.9\r\nHost\r\n: \r\n\r\n');
    socket.resume();
    await closed(socket);
  },
  async () => {
    const socket = sendRaw(
      `GET /vibe/ HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(60_000)}\r\n\r\n`,
    );
    socket.resume();
    await closed(socket);
  },
  // The second half of this request never comes.
  async () => {
    const socket = sendRaw('GET /vibe/docs/int');
    await pause(20);
    socket.destroy();
    await closed(socket);
  },
];

/** Resident memory of the server in bytes, and its open files; undefined where the system does not say. */
function readServer(): { readonly memory: number; readonly files: number } | undefined {
  const folder = `/proc/${server.process.pid}`;
  if (process.platform !== 'linux') return undefined;
  const kilobytes = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`${folder}/status`, 'utf8'))?.[1];
  return { memory: Number(kilobytes) * 1024, files: readdirSync(`${folder}/fd`).length };
}

it(`serves ${CONNECTIONS} connections for ${DURATION_MS / 1000} s, and its memory stays flat`, async () => {
  const before = readServer();
  const end = Date.now() + DURATION_MS;
  const connections = Array.from({ length: CONNECTIONS }, async (_, place) => {
    const read = READERS[place % READERS.length] ?? (async () => {});
    let times = 0;
    for (; Date.now() < end; times++) await read();
    return times;
  });
  await pause(DURATION_MS / 2);
  const middle = readServer();
  const times = await Promise.all(connections);
  expect(Math.min(...times)).toBeGreaterThan(0);
  expect((await request({ port, target: '/vibe/docs/intro' })).status).toBe(200);
  await expect.poll(() => readServer()?.files ?? 0).toBeLessThanOrEqual((before?.files ?? 0) + 2);
  const growth = (readServer()?.memory ?? 0) - (middle?.memory ?? 0);
  expect(growth).toBeLessThan(MEMORY_LIMIT);
});

it('answers 503 when only the compressed copy of a file has vanished', async () => {
  await rm(join(buildDir, 'docs/guide.html.br'));
  const headers = { 'accept-encoding': 'br' };
  expect((await request({ port, target: '/vibe/docs/guide', headers })).status).toBe(503);
  expect((await request({ port, target: '/vibe/docs/guide' })).status).toBe(200);
});

it('sends whole pages of one build or the other while the build is replaced', async () => {
  const page = join(buildDir, 'docs/intro.html');
  const next = fixturePage('docs/intro.html').replaceAll('question', 'answer');
  const bodies = new Map([
    [fixturePage('docs/intro.html'), 'old'],
    [next, 'new'],
  ]);
  let isReplaced = false;
  const answers = new Set<string>();
  let latest = new Set<string>();
  const readers = Array.from({ length: 20 }, async () => {
    while (!isReplaced) {
      const answer = await request({ port, target: '/vibe/docs/intro' }).catch(() => undefined);
      const whole = answer?.status === 200 ? bodies.get(answer.body.toString()) : answer?.status;
      const name = answer === undefined ? 'closed' : String(whole);
      answers.add(name);
      latest.add(name);
    }
  });
  for (let times = 0; times < 3; times++) {
    latest = new Set();
    await rm(page);
    // 404 when the server reads the folder for the build before only now, without the page.
    await expect.poll(() => latest.has('503') || latest.has('404')).toBe(true);
    await writeFile(page, next);
    await finishBuild({ buildDir, rules: fixtureRules });
  }
  await expect
    .poll(async () => (await request({ port, target: '/vibe/docs/intro' })).body.toString())
    .toBe(next);
  isReplaced = true;
  await Promise.all(readers);
  expect([...answers]).toEqual(expect.arrayContaining(['503', 'new']));
  // 404: the build has no such page while it is being replaced. Closed: the file vanished after its headers were sent.
  expect(['404', '503', 'closed', 'new', 'old']).toEqual(expect.arrayContaining([...answers]));
});
