import type { Checks, ServerTools } from '@vibe-docs/lessons/exercises/judging';
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
    const { app, ids } = appWith(exports, 'POST', 'PUT', 'PATCH');
    const reply = await send(app, `DELETE /attempts/${ids[1]}`, owl);
    await gives(`DELETE /attempts/${ids[1]}: status`, () => reply.status, 204);
    await send(app, `DELETE /attempts/${ids[2]}`, owl);
    const codes: number[] = [];
    for (const id of ids) {
      codes.push((await send(app, `GET /attempts/${id}`, owl)).status);
    }
    const input = `GET /attempts/… of ${ids.join(', ')} after DELETE of ${ids[1]} and ${ids[2]}: status`;
    await gives(input, () => codes, [200, 404, 404]);
  },
  async own(exports, { send, gives }) {
    const { app, ids } = appWith(exports, 'PUT', 'GET');
    for (const [id, learner] of [
      [ids[0], fox],
      [ids[1], fox],
      ['a99', owl],
    ] as const) {
      const input = `DELETE /attempts/${id} by ${learner === fox ? 'Fox' : 'Owl'}`;
      const reply = await send(app, `DELETE /attempts/${id}`, learner);
      await gives(`${input}: status`, () => reply.status, 404);
      await gives(`${input}: body`, () => reply.body, { message: 'No such attempt' });
    }
    const after = await send(app, `GET /attempts/${ids[0]}`, owl);
    await gives(`GET /attempts/${ids[0]} by Owl afterwards: status`, () => after.status, 200);
  },
  async right(exports, { send, gives }) {
    const { app, ids } = appWith(exports, 'PUT', 'GET');
    const input = `DELETE /attempts/${ids[1]}, which is right`;
    const reply = await send(app, `DELETE /attempts/${ids[1]}`, owl);
    await gives(`${input}: status`, () => reply.status, 409);
    await gives(`${input}: body`, () => reply.body, {
      message: 'A right attempt stays',
    });
    const after = await send(app, `GET /attempts/${ids[1]}`, owl);
    await gives(`GET /attempts/${ids[1]} afterwards: status`, () => after.status, 200);
  },
  async rules(exports, { gives, throws }) {
    const { service, ids } = appWith(exports, 'DELETE', 'GET');
    const [wrong = '', right = ''] = ids;
    await throws(
      `withdraw('l2', '${wrong}'), an attempt of 'l1'`,
      () => service.withdraw('l2', wrong),
      'No such attempt',
    );
    await throws(
      `withdraw('l1', '${right}'), which is right`,
      () => service.withdraw('l1', right),
      'A right attempt stays',
    );
    service.withdraw('l1', wrong);
    await throws(
      `get('l1', '${wrong}') after withdraw('l1', '${wrong}')`,
      () => service.get('l1', wrong),
      'No such attempt',
    );
    await gives(`get('l1', '${right}').choice`, () => service.get('l1', right).choice, 'GET');
  },
  async ids(exports, { send, gives }) {
    for (const place of [0, 1]) {
      const { app, ids } = appWith(exports, 'POST', 'DELETE');
      await send(app, `DELETE /attempts/${ids[place]}`, owl);
      const { body } = await send(app, 'POST /attempts', { ...owl, body: { choice: 'PUT' } });
      const { id } = Object(body);
      const input = `attempts ${ids.join(' and ')}, DELETE /attempts/${ids[place]}, POST /attempts: id`;
      await gives(input, () => (ids.includes(id) ? `${id} again` : 'a new id'), 'a new id');
    }
  },
};
