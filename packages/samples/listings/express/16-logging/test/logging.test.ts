import { Writable } from 'node:stream';
import { format } from 'node:util';
import express from 'express';
import request from 'supertest';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { transports } from 'winston';
import { expectRecorded } from '../../../transcript.js';
import { createApp } from '../src/app.js';
import { handleErrors } from '../src/handleErrors.js';
import { log } from '../src/log.js';
import { logRequests, requestLog } from '../src/requestLog.js';
import { createApp as createFirstApp } from '../steps/app.js';
import { grade as brokenGrade } from '../steps/grade.js';
import { log as firstLog } from '../steps/log.js';

const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  log.clear();
  log.add(
    new transports.Stream({
      stream: new Writable({
        write(chunk, _encoding, done) {
          lines.push(String(chunk).trimEnd());
          done();
        },
      }),
    }),
  );
});

/** What differs from run to run, as pages mask it. */
function masked(text: string): string {
  return text
    .replaceAll(/"(requestId)":"[0-9a-f]{8}"/g, '"$1":"<hash>"')
    .replaceAll(/(requestId: )'[0-9a-f]{8}'/g, "$1'<hash>'")
    .replaceAll(/"timestamp":"[^"]*"/g, '"timestamp":"<time>"')
    .replaceAll(/"ms":\d+/g, '"ms":<ms>')
    .replaceAll(/"stack":"(\w+: [^\\]*)[^"]*"/g, '"stack":"$1\\n    at …"');
}

function record(name: string, text: string): void {
  expectRecorded(new URL(`../output/${name}.txt`, import.meta.url), masked(text));
}

type App = ReturnType<typeof createApp>;

async function attempt(app: App, body: object) {
  const reply = await request(app).post('/attempts').send(body);
  await vi.waitFor(() => expect(lines.at(-1)).toContain('"message":"request"'));
  return reply;
}

/** A command with curl, and the reply as curl prints it. */
function transcript(body: object, { text }: { text: string }): string {
  return `$ curl --json '${JSON.stringify(body)}' http://localhost:3000/attempts\n${text}`;
}

/** The application of the lesson before the unknown question is expected. */
function brokenApp(): App {
  const app = express();
  app.use(logRequests, express.json());
  app.post('/attempts', ({ body }, response) => {
    response.status(201).json(brokenGrade(body.questionId, body.choice));
  });
  app.use(handleErrors);
  return app;
}

function catchConsole() {
  const spy = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => spy.mockRestore());
  return () => spy.mock.calls.map((words) => format(...words)).join('\n');
}

test('both entries of a request have its id', async () => {
  const body = { questionId: 'q1', choice: 'GET' };
  const reply = await attempt(createFirstApp(), body);
  record('reply', transcript(body, reply));
  record('request', lines.join('\n'));
  const ids = lines.map((line) => JSON.parse(line).requestId);
  expect(ids).toEqual([reply.headers['x-request-id'], reply.headers['x-request-id']]);
});

test('requests that overlap keep their ids', async () => {
  const app = express();
  app.use(logRequests);
  app.get('/slow/:name', async ({ params }, response) => {
    await new Promise((resolve) => setTimeout(resolve, params.name === 'a' ? 50 : 5));
    requestLog().info(params.name);
    response.json({});
  });
  const replies = await Promise.all([request(app).get('/slow/a'), request(app).get('/slow/b')]);
  await vi.waitFor(() => expect(lines).toHaveLength(4));
  for (const [index, name] of ['a', 'b'].entries()) {
    const entry = lines.map((line) => JSON.parse(line)).find(({ message }) => message === name);
    expect(entry.requestId).toBe(replies[index]?.headers['x-request-id']);
  }
});

test('the level decides about the entries', async () => {
  log.level = 'debug';
  onTestFinished(() => {
    log.level = 'info';
  });
  await attempt(createApp(), { questionId: 'q1', choice: 'GET' });
  record('debug', lines[0] ?? '');
});

test('an unexpected error is logged in full, and the client gets its id', async () => {
  const printed = catchConsole();
  const body = { questionId: 'q9', choice: 'GET' };
  const app = brokenApp();
  const reply = await attempt(app, body);
  expect(reply.status).toBe(500);
  record('reply-error', transcript(body, reply));
  record('error', lines.toSpliced(1, 0, printed().trim()).join('\n'));
  expect(lines[0]).toContain('grade.ts');
  await attempt(app, body);
  record('tracker', printed().trim().split('\n').at(-1) ?? '');
});

test('a mistake of the client is refused and is no error', async () => {
  const printed = catchConsole();
  const body = { questionId: 'q9', choice: 'GET' };
  const reply = await attempt(createApp(), body);
  expect(reply.status).toBe(404);
  record('reply-refused', transcript(body, reply));
  record('refused', lines.join('\n'));
  expect(printed()).toBe('');
});

test('broken JSON is a mistake of the client, too', async () => {
  const reply = await request(createApp())
    .post('/attempts')
    .set('Content-Type', 'application/json')
    .send('{broken');
  expect(reply.status).toBe(400);
  expect(JSON.parse(lines[0] ?? '{}').requestId).toBe(reply.headers['x-request-id']);
});

test('fields with a secret name are hidden', async () => {
  await import('../src/try.js');
  record('hidden', lines[0] ?? '');
});

test('the first log has the format without the hiding', () => {
  expect(firstLog.level).toBe('info');
});
