import { beforeEach, test } from 'vitest';
import { createApi } from './createApi.js';
import { makeQuestion } from './makeQuestion.js';

let api: ReturnType<typeof createApi>;

beforeEach(() => {
  api = createApi([makeQuestion({ id: 'q1' }), makeQuestion({ id: 'q2' })]);
});

function answer(questionId: string, choice: string, token = 'fox-token') {
  return api
    .post('/api/attempts')
    .set('Authorization', `Bearer ${token}`)
    .send({ questionId, choice });
}

test('without a token nobody may try', async () => {
  await api.post('/api/attempts').send({ questionId: 'q1', choice: 'yes' }).expect(401);
});

test('with an unknown token nobody may try', async () => {
  await answer('q1', 'yes', 'wolf-token').expect(401);
});

test('the second question is closed until the first is solved', async () => {
  await answer('q2', 'yes').expect(403);
  await answer('q1', 'no').expect(201);
  await answer('q2', 'yes').expect(403);
  await answer('q1', 'yes').expect(201);
  await answer('q2', 'yes').expect(201);
});

test('nobody can read the attempt of another learner', async () => {
  const { body } = await answer('q1', 'yes').expect(201);
  const read = (token: string) =>
    api.get(`/api/attempts/${body.id}`).set('Authorization', `Bearer ${token}`);
  await read('fox-token').expect(200);
  await read('owl-token').expect(404);
});
