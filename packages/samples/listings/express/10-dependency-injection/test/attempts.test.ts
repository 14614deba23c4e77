import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../src/app.js';
import { createContainer } from '../src/container.js';
import { InMemoryQuestionRepository } from '../src/questions/InMemoryQuestionRepository.js';
import type { IQuestionRepository } from '../src/questions/IQuestionRepository.js';
import { QUESTIONS_TYPES } from '../src/questions/types.js';

let server: Server;
let url: string;

beforeEach(async () => {
  const container = createContainer();
  const question = { lessonId: 'x', text: '?', choices: ['yes', 'no'], answer: 'yes' };
  const repository = new InMemoryQuestionRepository([
    { ...question, id: 'q7', explanation: 'So it is.' },
  ]);
  const binding = await container.rebind<IQuestionRepository>(QUESTIONS_TYPES.QuestionRepository);
  binding.toConstantValue(repository);

  server = createApp(container).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  url = `http://localhost:${typeof address === 'object' ? address?.port : ''}/api/attempts`;
});

afterEach(() => server.close());

function send(choice: string) {
  return fetch(url, {
    method: 'POST',
    headers: { Authorization: 'Bearer fox-token', 'Content-Type': 'application/json' },
    body: JSON.stringify({ questionId: 'q7', choice }),
  });
}

test('a right attempt comes back with the explanation', async () => {
  const reply = await send('yes');
  expect(reply.status).toBe(201);
  expect(await reply.json()).toMatchObject({ correct: true, explanation: 'So it is.' });
});

test('a wrong attempt comes back without it', async () => {
  expect(await (await send('no')).json()).not.toHaveProperty('explanation');
});
