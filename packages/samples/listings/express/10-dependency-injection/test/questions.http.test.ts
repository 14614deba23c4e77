// #region head
import { beforeEach, expect, test } from 'vitest';
import { createApi } from './createApi.js';
import { makeQuestion } from './makeQuestion.js';

let api: ReturnType<typeof createApi>;

beforeEach(() => {
  api = createApi([makeQuestion({ id: 'q1' }), makeQuestion({ id: 'q2', lessonId: 'commits' })]);
});

// #endregion head

// #region read
test('the list of a lesson leaves answers and explanations out', async () => {
  const reply = await api.get('/api/questions').query({ lessonId: 'commits' }).expect(200);
  expect(reply.body).toEqual([
    { id: 'q2', lessonId: 'commits', text: 'Does GET only read?', choices: ['yes', 'no'] },
  ]);
});

test('an unknown question is a JSON reply with 404', async () => {
  const reply = await api.get('/api/questions/q9').expect(404).expect('Content-Type', /json/);
  expect(reply.body).toEqual({ message: 'No such question' });
});
// #endregion read

// #region write
test('a new question gets an id and an address', async () => {
  const { id: _, ...content } = makeQuestion({ text: 'Is PUT idempotent?' });
  const reply = await api.post('/api/questions').send(content).expect(201);
  const address = reply.headers.location ?? '';

  const stored = await api.get(address).expect(200);
  expect(stored.body).toMatchObject({ id: reply.body.id, text: 'Is PUT idempotent?' });
});

test.each([
  ['choices', { choices: ['yes'] }],
  ['answer', { answer: 'perhaps' }],
])('a question with wrong %s is refused', async (field, wrong) => {
  const { id: _, ...content } = makeQuestion(wrong);
  const reply = await api.post('/api/questions').send(content).expect(400);
  expect(reply.body.issues).toMatchObject([{ field }]);
});
// #endregion write
