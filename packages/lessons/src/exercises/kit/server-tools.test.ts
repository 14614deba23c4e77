import type { RequestHandler } from 'express';
import { beforeEach, expect, test, vi } from 'vitest';
import { expressModule, makeServerTools } from './server-tools.ts';

const tools = {
  gives: async () => undefined,
  throws: async () => undefined,
  note: () => undefined,
};
const { send } = makeServerTools(tools);

let app: ReturnType<typeof expressModule.Router>;

beforeEach(() => {
  app = expressModule();
  app.use(expressModule.json() as never);
});

test('a handler gets parameters, query, headers and body', async () => {
  app.post('/courses/:id', (request, response) => {
    const { params, query, body } = request;
    response
      .status(201)
      .location('/x')
      .json({ params, query, body, token: request.get('Token') });
  });
  const parts = { body: { a: [1] }, headers: { token: 't' } };
  expect(await send(app, 'POST /courses/c1?limit=2', parts)).toEqual({
    status: 201,
    body: { params: { id: 'c1' }, query: { limit: '2' }, body: { a: [1] }, token: 't' },
    headers: { location: '/x', 'content-type': 'application/json; charset=utf-8' },
  });
});

test('middleware, mounted routers and error handlers run as in Express', async () => {
  const inner = expressModule.Router();
  inner.get('/fails', async () => {
    throw Object.assign(new Error('no'), { status: 418 });
  });
  app.use('/api', inner);
  expect((await send(app, 'GET /api/fails')).status).toBe(418);
  app.use(((
    error: Error,
    _request: unknown,
    response: { json: (value: unknown) => void },
    _next: unknown,
  ) => response.json({ message: error.message })) as never);
  expect((await send(app, 'GET /api/fails')).body).toEqual({ message: 'no' });
});

test('without a route the reply is 404', async () => {
  expect(await send(app, 'GET /x')).toMatchObject({ status: 404, body: 'Cannot GET /x' });
});

test('204 has no body', async () => {
  app.delete('/x', (_request, response) => {
    response.status(204).json({ a: 1 });
  });
  expect((await send(app, 'DELETE /x')).body).toBe('');
});

test('what is written with the functions of Node.js is read as JSON', async () => {
  app.get('/x', (_request, response) => {
    response.writeHead(409, { 'Content-Type': 'application/json' }).end('{"a":1}');
  });
  expect(await send(app, 'GET /x')).toMatchObject({ status: 409, body: { a: 1 } });
});

const SECOND = 'Two replies to one request: another one was sent after the reply to GET /api/x.';

test.each<[string, RequestHandler, string]>([
  ['replies again', (_request, response) => void response.json({}).json({}), SECOND],
  [
    'calls next() and lets another route reply',
    (_request, response, next) => {
      response.status(429).json({});
      next();
    },
    SECOND,
  ],
  [
    'calls next() though no route is left',
    (request, response, next) => {
      request.url = '/none';
      response.json({});
      next();
    },
    'next() was called after the reply to GET /api/x.',
  ],
  [
    'passes an error on',
    (_request, response, next) => {
      response.json({});
      next(new Error('no'));
    },
    'An error reached the last handler after the reply to GET /api/x.',
  ],
  [
    'sets a header',
    (_request, response) => void response.json({}).set('X', '1'),
    'A header was set after the reply to GET /api/x.',
  ],
])('a handler that replies and then %s is refused', async (_what, handler, message) => {
  const inner = expressModule.Router();
  inner.get('/x', handler);
  inner.get('/x', (_request, response) => void response.json([]));
  app.use('/api', inner);
  await expect(send(app, 'GET /api/x')).rejects.toThrow(message);
});

test('an error that reaches the last handler is noted', async () => {
  const error = new Error('no');
  app.get('/x', () => {
    throw error;
  });
  const note = vi.fn();
  const reply = await makeServerTools({ ...tools, note }).send(app, 'GET /x');
  expect(reply.status).toBe(500);
  expect(note).toHaveBeenCalledExactlyOnceWith(error);
});

test('a handler that never replies is reported', async () => {
  app.get('/x', () => undefined);
  await expect(send(app, 'GET /x')).rejects.toThrow('No reply to GET /x: ');
});
