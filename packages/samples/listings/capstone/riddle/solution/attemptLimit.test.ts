import express, { type RequestHandler } from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { attemptLimit } from './attemptLimit.js';

function createApp(_parts: unknown) {
  const app = express();
  app.use(express.json(), (incoming, response, next) => {
    response.locals.learner = incoming.headers.authorization;
    next();
  });
  // The limit's own types are those of another version of Express here.
  const limit = attemptLimit() as unknown as RequestHandler;
  app.post('/api/attempts', limit, (_request, response) => {
    response.sendStatus(201);
  });
  return app;
}

const questions: never[] = [];
class MemoryAttemptStore {}
const randomUUID = () => 'owl';

// #region test
test('the sixth attempt within a minute is refused', async () => {
  const app = createApp({ questions, store: new MemoryAttemptStore() });
  const owl = randomUUID();
  const attempt = (learner: string) =>
    request(app)
      .post('/api/attempts')
      .set('Authorization', `Bearer ${learner}`)
      .send({ questionId: 'q1', choice: 'POST' });
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const { status } = await attempt(owl);
    statuses.push(status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  await attempt('7c9e6679-7425-40de-944b-e07fc1f90ae7').expect(201);
});
// #endregion test
