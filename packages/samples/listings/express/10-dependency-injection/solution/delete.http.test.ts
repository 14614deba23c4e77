import { beforeEach, test } from 'vitest';
import { createApi } from '../test/createApi.js';
import { makeQuestion } from '../test/makeQuestion.js';

let api: ReturnType<typeof createApi>;

beforeEach(() => {
  api = createApi([makeQuestion({ id: 'q1' })]);
});

test('a deleted question is gone', async () => {
  await api.delete('/api/questions/q1').expect(204, '');
  await api.get('/api/questions/q1').expect(404);
  await api.get('/api/questions').expect(200, []);
});

test('deleting twice is not found the second time', async () => {
  await api.delete('/api/questions/q1').expect(204);
  await api.delete('/api/questions/q1').expect(404);
});
