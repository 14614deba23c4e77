import { STATUS_CODES } from 'node:http';
import express from 'express';
import request from 'supertest';
import { expect, test, vi } from 'vitest';
import { expectRecorded, listen, proveTranscripts } from '../../../transcript.js';
import { limitSignIns, signIn } from '../solution/signIns.js';
import { createApp } from '../src/app.js';
import { createData } from '../src/learners.js';
import { createApp as createUnsafe } from '../src/unsafe.js';

const output = (name: string) => new URL(`../output/${name}.txt`, import.meta.url);
const unsafe = () => listen(createUnsafe());
/** Headers as curl prints them: supertest has them in lower case. */
const linesOf = (headers: Record<string, string>, names: readonly string[]) =>
  names.map((name) => `${name}: ${headers[name.toLowerCase()]}`);

proveTranscripts(new URL('../output/', import.meta.url), () => listen(createApp()), {
  'attack-role': unsafe,
  'attack-note': unsafe,
  'attack-stack': unsafe,
});

test('helmet sets these headers', async () => {
  const names = ['Strict-Transport-Security', 'X-Content-Type-Options', 'X-Frame-Options'];
  const { headers } = await request(createApp()).get('/notes/n1');
  expect(headers['x-powered-by']).toBeUndefined();
  expectRecorded(output('headers'), linesOf(headers, names).toSpliced(2, 0, '…').join('\n'));
});

test('the third request is too many', async () => {
  const app = createApp(createData(), 2);
  await request(app).get('/').expect(404);
  await request(app).get('/').expect(404);
  const { status, headers, text } = await request(app).get('/');
  const lines = linesOf(headers, ['RateLimit', 'RateLimit-Policy', 'Retry-After']);
  const first = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`;
  const shown = [first, ...lines, '', text].join('\n').replace(/pk=:.*:/, 'pk=:…:');
  expectRecorded(output('limited'), shown);
});

test('behind a proxy, the limit complains', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await request(createApp()).get('/').set('X-Forwarded-For', '203.0.113.7');
  expectRecorded(output('proxy'), String(log.mock.calls[0]?.[0]));
  log.mockRestore();
});

test('a body of 20 kB is refused', async () => {
  const name = 'x'.repeat(20_000);
  await request(createApp())
    .patch('/me')
    .set('Authorization', 'Bearer owl-token')
    .send({ name })
    .expect(413, { message: 'request entity too large' });
});

test('the solution counts failures of one name', async () => {
  const app = express();
  app.use(express.json());
  app.post('/sessions', limitSignIns(), (incoming, response) => {
    const body = signIn.safeParse(incoming.body);
    response.sendStatus(body.data?.password === 'right' ? 201 : 401);
  });
  const send = (name: string, password: unknown) =>
    request(app).post('/sessions').send({ name, password });
  await send('Owl', 'right').expect(201);
  for (let count = 0; count < 5; count += 1) await send('Owl', 'wrong').expect(401);
  await send('Owl', 'right').expect(429);
  await send('Fox', 'right').expect(201);
  await send('Fox', { $ne: '' }).expect(401);
});
