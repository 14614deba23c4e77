import type { Checks, ServerTools } from '@vibe-docs/exercises/judging';
import type * as Solution from './solution.ts';

const owl = { headers: { authorization: 'Bearer owl-token' } };
const fox = { headers: { authorization: 'Bearer fox-token' } };

/** An app whose service has an attempt of Owl for each choice. */
function appWith({ AttemptService, createApp }: typeof Solution, ...choices: string[]) {
  const service = new AttemptService();
  const ids = choices.map((choice) => service.answer('l1', choice).id);
  return { app: createApp(service), service, ids };
}

export const checks: Checks<typeof Solution, ServerTools> = {
  async removes(exports, { send, gives }) {
    const { app } = appWith(exports, 'POST', 'PUT', 'PATCH');
    const reply = await send(app, 'DELETE /attempts/a2', owl);
    await gives('DELETE /attempts/a2: status', () => reply.status, 204);
    const codes: number[] = [];
    for (const id of ['a1', 'a2', 'a3']) {
      codes.push((await send(app, `GET /attempts/${id}`, owl)).status);
    }
    await gives(
      'GET a1, a2 and a3 after DELETE /attempts/a2: status',
      () => codes,
      [200, 404, 200],
    );
  },
  async own(exports, { send, gives }) {
    const { app } = appWith(exports, 'PUT');
    for (const [id, learner] of [
      ['a1', fox],
      ['a5', owl],
    ] as const) {
      const input = `DELETE /attempts/${id} by ${learner === fox ? 'Fox' : 'Owl'}`;
      const reply = await send(app, `DELETE /attempts/${id}`, learner);
      await gives(`${input}: status`, () => reply.status, 404);
      await gives(`${input}: body`, () => reply.body, { message: 'No such attempt' });
    }
    const after = await send(app, 'GET /attempts/a1', owl);
    await gives('GET /attempts/a1 by Owl afterwards: status', () => after.status, 200);
  },
  async right(exports, { send, gives }) {
    const { app } = appWith(exports, 'PUT', 'GET');
    const reply = await send(app, 'DELETE /attempts/a2', owl);
    await gives('DELETE /attempts/a2, which is right: status', () => reply.status, 409);
    await gives('DELETE /attempts/a2, which is right: body', () => reply.body, {
      message: 'A right attempt stays',
    });
    const after = await send(app, 'GET /attempts/a2', owl);
    await gives('GET /attempts/a2 afterwards: status', () => after.status, 200);
  },
  async rules(exports, { gives, throws }) {
    const { service } = appWith(exports, 'DELETE', 'GET');
    await throws("withdraw('l2', 'a1')", () => service.withdraw('l2', 'a1'), 'No such attempt');
    await throws(
      "withdraw('l1', 'a2'), which is right",
      () => service.withdraw('l1', 'a2'),
      'A right attempt stays',
    );
    service.withdraw('l1', 'a1');
    await throws(
      "get('l1', 'a1') after withdraw",
      () => service.get('l1', 'a1'),
      'No such attempt',
    );
    await gives("get('l1', 'a2').choice", () => service.get('l1', 'a2').choice, 'GET');
  },
  async ids(exports, { send, gives }) {
    for (const withdrawn of ['a1', 'a2']) {
      const { app, ids } = appWith(exports, 'POST', 'DELETE');
      await send(app, `DELETE /attempts/${withdrawn}`, owl);
      const { body } = await send(app, 'POST /attempts', { ...owl, body: { choice: 'PUT' } });
      const { id } = Object(body);
      const input = `a1 and a2, DELETE /attempts/${withdrawn}, POST /attempts: id`;
      await gives(input, () => (ids.includes(id) ? `${id} again` : 'a new id'), 'a new id');
    }
  },
};
