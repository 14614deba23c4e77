import type { Checks, ServerTools } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.ts';

export const checks: Checks<typeof Solution, ServerTools> = {
  async changes({ questionsRouter }, { send, gives }) {
    const body = { explanation: '201 means created.' };
    const reply = await send(questionsRouter, 'PATCH /q2', { body });
    await gives('PATCH /q2 {"explanation":"201 means created."}: status', () => reply.status, 200);
    await gives('PATCH /q2 {"explanation":"201 means created."}: body', () => reply.body, {
      id: 'q2',
      text: 'Which status means created?',
      answer: '201',
      explanation: '201 means created.',
    });
  },
  async stays({ questionsRouter }, { send, gives }) {
    const body = { explanation: 'It changes nothing.', answer: 'POST', id: 'q9' };
    await send(questionsRouter, 'PATCH /q1', { body });
    const reply = await send(questionsRouter, 'GET /q1');
    const input = 'GET /q1 after PATCH /q1 with an explanation, an answer and an id';
    await gives(input, () => reply.body, {
      id: 'q1',
      text: 'Which method reads?',
      answer: 'GET',
      explanation: 'It changes nothing.',
    });
  },
  async unknown({ questionsRouter }, { send, gives }) {
    const reply = await send(questionsRouter, 'PATCH /q7', { body: { explanation: 'None.' } });
    await gives('PATCH /q7: status', () => reply.status, 404);
    await gives('PATCH /q7: body', () => reply.body, { message: 'No such question' });
  },
  async invalid({ questionsRouter }, { send, gives }) {
    const before = await send(questionsRouter, 'GET /q2');
    for (const body of [undefined, {}, { explanation: '' }, { explanation: 5 }]) {
      const input = `PATCH /q2 ${body === undefined ? 'without a body' : JSON.stringify(body)}`;
      const reply = await send(questionsRouter, 'PATCH /q2', body === undefined ? {} : { body });
      await gives(`${input}: status`, () => reply.status, 400);
      await gives(`${input}: body`, () => reply.body, { message: 'Send an explanation' });
    }
    const after = await send(questionsRouter, 'GET /q2');
    await gives('GET /q2 after wrong requests', () => after.body, before.body);
  },
};
