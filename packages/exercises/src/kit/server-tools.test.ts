import { beforeEach, expect, test } from 'vitest';
import { expressModule, makeServerTools } from './server-tools.ts';

const { send } = makeServerTools({
  gives: async () => undefined,
  throws: async () => undefined,
});

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

test('204 has no body, and a second reply is an error', async () => {
  app.delete('/x', (_request, response) => {
    response.status(204).json({ a: 1 });
    expect(() => response.json({})).toThrow('after they are sent');
  });
  expect((await send(app, 'DELETE /x')).body).toBe('');
});

test('a handler that replies twice is answered once, and nothing is thrown elsewhere', async () => {
  app.get('/x', (_request, response) => {
    response.status(400).json({ a: 1 });
    response.json({ b: 2 });
  });
  expect(await send(app, 'GET /x')).toMatchObject({ status: 400, body: { a: 1 } });
  await new Promise((resolve) => setImmediate(resolve));
});

test('a handler that never replies is reported', async () => {
  app.get('/x', () => undefined);
  await expect(send(app, 'GET /x')).rejects.toThrow('No reply to GET /x: ');
});
