import type { Checks, ServerTools } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.ts';

export const checks: Checks<typeof Solution, ServerTools> = {
  async refused({ app }, { send, gives }) {
    for (const body of [
      { questionId: 'q1', choice: 'PUT' },
      { questionId: 'q1', choice: '201' },
      { questionId: 'q2', choice: 'GET' },
      { questionId: 'q2', choice: '20' },
    ]) {
      const input = `POST /attempts ${JSON.stringify(body)}`;
      const reply = await send(app, 'POST /attempts', { body });
      await gives(`${input}: status`, () => reply.status, 400);
      await gives(`${input}: body`, () => reply.body, {
        message: 'This is not one of the choices',
      });
    }
  },
  async unrecorded({ app }, { send, gives }) {
    await send(app, 'POST /attempts', { body: { questionId: 'q2', choice: '404' } });
    const { body } = await send(app, 'GET /attempts');
    const input = 'GET /attempts after POST /attempts {"questionId":"q2","choice":"404"}';
    const found = Array.isArray(body) ? body.filter(({ choice }) => choice === '404') : body;
    await gives(`${input}: attempts with 404`, () => found, []);
  },
  async accepted({ app }, { send, gives }) {
    for (const [questionId, choice, correct] of [
      ['q2', '201', true],
      ['q1', 'DELETE', false],
    ]) {
      const body = { questionId, choice };
      const input = `POST /attempts ${JSON.stringify(body)}`;
      const reply = await send(app, 'POST /attempts', { body });
      await gives(`${input}: status`, () => reply.status, 201);
      const { id: _id, ...rest } = Object(reply.body);
      await gives(`${input}: body without its id`, () => rest, { ...body, correct });
      const list = await send(app, 'GET /attempts');
      const last = () => (Array.isArray(list.body) ? list.body.at(-1) : list.body);
      await gives(`GET /attempts after ${input}: the last one`, last, reply.body);
    }
  },
  async unknown({ app }, { send, gives }) {
    const reply = await send(app, 'POST /attempts', { body: { questionId: 'q7', choice: 'GET' } });
    const input = 'POST /attempts {"questionId":"q7","choice":"GET"}';
    await gives(`${input}: status`, () => reply.status, 404);
    await gives(`${input}: body`, () => reply.body, { message: 'No such question' });
  },
  async bug({ app }, { send, gives }) {
    const reply = await send(app, 'GET /report');
    await gives('GET /report: status', () => reply.status, 500);
    await gives('GET /report: body', () => reply.body, { message: 'Internal server error' });
  },
};
