import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { beforeEach, expect, test } from 'vitest';
import { createApp } from '../src/app.js';
import { MemoryAttemptStore } from '../src/MemoryAttemptStore.js';
import { questions } from '../src/questions.js';

let app: ReturnType<typeof createApp>;
let owl: string;

beforeEach(() => {
  app = createApp({ questions, store: new MemoryAttemptStore() });
  owl = randomUUID();
});

const step = () => request(app).get('/api/step').set('Authorization', `Bearer ${owl}`);
const attempt = (questionId: string, choice: string) =>
  request(app)
    .post('/api/attempts')
    .set('Authorization', `Bearer ${owl}`)
    .send({ questionId, choice });

test('goes on after a right answer only', async () => {
  await attempt('q1', 'POST').expect(201, { correct: false });
  await step().expect(200, /"solved":0/);
  await attempt('q1', 'GET').expect(201, /"correct":true/);
  const { body } = await step().expect(200);
  expect(body).toMatchObject({ solved: 1, total: 3, question: { id: 'q2' } });
});

test('shows no answer', async () => {
  const { body } = await step().expect(200);
  expect(Object.keys(body.question)).toEqual(['id', 'text', 'choices']);
});

test('refuses a question that is not the next one', async () => {
  await attempt('q2', '201').expect(409);
});

test('refuses a wrong body', async () => {
  await attempt('q1', '').expect(400);
});

test('needs a learner', async () => {
  await request(app).get('/api/step').expect(401);
  await request(app).get('/api/step').set('Authorization', 'Bearer owl').expect(401);
});

test('learners do not see each other', async () => {
  await attempt('q1', 'GET');
  owl = randomUUID();
  const { body } = await step().expect(200);
  expect(body.solved).toBe(0);
});
