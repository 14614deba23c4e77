import type { Checks, Reply, ServerTools } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.ts';

/** An app whose ids are r1, r2 and so on, and what it wrote. */
function openApp({ createApp }: typeof Solution) {
  const entries: Solution.Entry[] = [];
  let ids = 0;
  const app = createApp(
    (entry) => entries.push(entry),
    () => {
      ids += 1;
      return `r${ids}`;
    },
  );
  return { app, entries };
}

const idOf = ({ headers }: Reply) => headers['x-request-id'];

export const checks: Checks<typeof Solution, ServerTools> = {
  async id(solution, { gives, send }) {
    const { app } = openApp(solution);
    const first = await send(app, 'GET /questions');
    const second = await send(app, 'GET /report');
    await gives(
      'GET /questions, GET /report: ids in the headers',
      () => [idOf(first), idOf(second)],
      ['r1', 'r2'],
    );
  },
  async unexpected(solution, { gives, send }) {
    const { app } = openApp(solution);
    for (const [request, requestId] of [
      ['DELETE /report', 'r1'],
      ['GET /report', 'r2'],
    ] as const) {
      const { status, body } = await send(app, request);
      await gives(`${request}: status and body`, () => ({ status, body }), {
        status: 500,
        body: { message: 'Something went wrong.', requestId },
      });
    }
  },
  async expected(solution, { gives, send }) {
    const { app } = openApp(solution);
    for (const [request, status, message, requestId] of [
      ['GET /questions/q9', 404, 'There is no question q9.', 'r1'],
      ['POST /attempts', 409, 'This question is already solved.', 'r2'],
    ] as const) {
      const reply = await send(app, request);
      await gives(`${request}: status and body`, () => [reply.status, reply.body], [
        status,
        { message, requestId },
      ]);
    }
  },
  async entries(solution, { gives, send }) {
    const { app, entries } = openApp(solution);
    await send(app, 'DELETE /report');
    await send(app, 'POST /attempts');
    await gives('DELETE /report, POST /attempts: entries', () => entries, [
      {
        level: 'error',
        requestId: 'r1',
        method: 'DELETE',
        path: '/report',
        reason: 'Cannot read properties of undefined',
      },
      {
        level: 'info',
        requestId: 'r2',
        method: 'POST',
        path: '/attempts',
        reason: 'This question is already solved.',
      },
    ]);
  },
  async query(solution, { gives, send }) {
    const { app, entries } = openApp(solution);
    await send(app, 'GET /report?token=fox-token');
    await gives(
      'GET /report?token=fox-token: path in the entry',
      () => entries.map(({ path }) => path),
      ['/report'],
    );
  },
  async silence(solution, { gives, send }) {
    const { app, entries } = openApp(solution);
    const { status } = await send(app, 'GET /questions');
    await gives('GET /questions: status and entries', () => [status, entries], [200, []]);
  },
};
