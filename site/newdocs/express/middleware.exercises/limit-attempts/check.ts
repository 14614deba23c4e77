import type { Checks, ServerTools } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.ts';

type App = ReturnType<typeof Solution.createApp>;
type Learner = 'owl' | 'fox';

let day = 0;

/** An app with a clock of its own. Each begins a day later, so that no app sees times of another as recent. */
function appWithClock(createApp: (now: () => number) => App) {
  day += 1;
  const start = day * 86_400_000;
  let seconds = 0;
  const app = createApp(() => start + seconds * 1000);
  return {
    app,
    setClock(next: number) {
      seconds = next;
    },
  };
}

function parts(learner: Learner, body?: object) {
  return { headers: { authorization: `Bearer ${learner}-token` }, ...(body && { body }) };
}

/** Sends attempts at these seconds, and gives the status codes of the replies. */
async function statuses(
  createApp: (now: () => number) => App,
  { send }: ServerTools,
  attempts: readonly (readonly [number, Learner])[],
) {
  const { app, setClock } = appWithClock(createApp);
  const codes: number[] = [];
  for (const [seconds, learner] of attempts) {
    setClock(seconds);
    const body = { questionId: 'q1', choice: 'POST' };
    codes.push((await send(app, 'POST /attempts', parts(learner, body))).status);
  }
  return codes;
}

function ofOwl(...seconds: number[]): readonly (readonly [number, Learner])[] {
  return seconds.map((second) => [second, 'owl']);
}

export const checks: Checks<typeof Solution, ServerTools> = {
  async three({ createApp }, tools) {
    const { gives, send } = tools;
    await gives(
      'Owl after 0, 1, 2 and 3 seconds: status codes',
      () => statuses(createApp, tools, ofOwl(0, 1, 2, 3)),
      [201, 201, 201, 429],
    );
    const { app } = appWithClock(createApp);
    const replies: unknown[] = [];
    for (const choice of ['POST', 'PUT', 'DELETE', 'GET']) {
      replies.push((await send(app, 'POST /attempts', parts('owl', { choice }))).body);
    }
    await gives('Owl, POST, PUT, DELETE, GET: bodies of the replies', () => replies, [
      { learnerId: 'l1', choice: 'POST' },
      { learnerId: 'l1', choice: 'PUT' },
      { learnerId: 'l1', choice: 'DELETE' },
      { message: 'Wait a minute before you try again' },
    ]);
  },
  async learner({ createApp }, tools) {
    await tools.gives(
      'Owl after 0, 1 and 2 seconds, Fox after 3, 4, 5 and 6: status codes',
      () =>
        statuses(createApp, tools, [
          ...ofOwl(0, 1, 2),
          [3, 'fox'],
          [4, 'fox'],
          [5, 'fox'],
          [6, 'fox'],
        ]),
      [201, 201, 201, 201, 201, 201, 429],
    );
  },
  async later({ createApp }, tools) {
    await tools.gives(
      'Owl after 0, 50, 55, 61 and 62 seconds: status codes',
      () => statuses(createApp, tools, ofOwl(0, 50, 55, 61, 62)),
      [201, 201, 201, 201, 429],
    );
    await tools.gives(
      'Owl after 0, 1, 2 and 60 seconds: status codes',
      () => statuses(createApp, tools, ofOwl(0, 1, 2, 60)),
      [201, 201, 201, 201],
    );
  },
  async refused({ createApp }, tools) {
    await tools.gives(
      'Owl after 0, 10, 20, 30, 40 and 65 seconds: status codes',
      () => statuses(createApp, tools, ofOwl(0, 10, 20, 30, 40, 65)),
      [201, 201, 201, 429, 429, 201],
    );
  },
  async others({ createApp }, { gives, send }) {
    const { app } = appWithClock(createApp);
    const codes: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      codes.push((await send(app, 'GET /attempts', parts('fox'))).status);
    }
    await gives(
      'Fox, GET /attempts five times: status codes',
      () => codes,
      [200, 200, 200, 200, 200],
    );
  },
};
