import request from 'supertest';
import { expect, test } from 'vitest';
import { expectRecorded } from '../../../transcript.js';
import { createApp } from '../src/app.js';
import { createApi } from './createApi.js';
import { makeQuestion } from './makeQuestion.js';

const record = (name: string, text: string) =>
  expectRecorded(new URL(`../output/${name}.txt`, import.meta.url), text);

async function messageOf(failing: PromiseLike<unknown>): Promise<string> {
  try {
    await failing;
  } catch (error) {
    if (error instanceof Error) return `${error.name}: ${error.message}`;
  }
  throw new Error('Nothing was thrown.');
}

test('the message of an unexpected status', async () => {
  const api = createApi([makeQuestion()]);
  record('http-status', await messageOf(api.get('/api/questions/q9').expect(200)));
});

test('a list that leaks the answer is noticed', async () => {
  const whole = makeQuestion({ id: 'q2', lessonId: 'commits' });
  const { answer: _, explanation: __, ...view } = whole;
  const compare = async () => expect([whole]).toEqual([view]);
  record('http-leak', await messageOf(compare()));
});

// #region no-await
test('every question exists', () => {
  createApi([]).get('/api/questions/q1').expect(200);
});
// #endregion no-await

test('two tests that share an app see each other', async () => {
  const attempt = { questionId: 'q1', choice: 'GET' };
  const app = createApp();
  const answer = () =>
    request(app).post('/api/attempts').set('Authorization', 'Bearer fox-token').send(attempt);
  await answer().expect(201);
  record('http-shared', await messageOf(answer().expect(201)));
});

test('the container of the last app serves all', async () => {
  // #region two-apps
  const full = createApi([makeQuestion()]);
  const empty = createApi([]);

  console.log((await full.get('/api/questions')).body.length);
  console.log((await empty.get('/api/questions')).body.length);
  // #endregion two-apps
  const lengths = [await full.get('/api/questions'), await empty.get('/api/questions')];
  record('http-two-apps', lengths.map(({ body }) => body.length).join('\n…\n'));
});
