import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { MemoryAttemptStore } from '../apps/server/src/MemoryAttemptStore.js';
import { health } from './health.js';

// #region test
test('a server that stops wants no new learners', async () => {
  let isStopping = false;
  const app = express();
  app.get('/health', health({ store: new MemoryAttemptStore(), isStopping: () => isStopping }));
  await request(app).get('/health').expect(200, { status: 'ok', storage: 'memory' });
  isStopping = true;
  const { body } = await request(app).get('/health').expect(503);
  expect(body).toEqual({ status: 'stopping' });
});
// #endregion test
