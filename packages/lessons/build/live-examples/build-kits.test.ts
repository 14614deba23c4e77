import { expect, test } from 'vitest';
import { buildKits } from './index.ts';

type Start = (checks: object, exports: object, file: object) => Promise<void>;

test("the kit of handlers routes with Express' own router, without Node.js", async () => {
  const reports: string[] = [];
  const scope = { __livePackages: undefined, __liveReport: (text: string) => reports.push(text) };
  const { express } = await buildKits();
  expect(express?.name).toMatch(/^kit-express-[0-9a-f]{10}\.js$/);
  new Function('self', 'require', 'process', express?.text ?? '')(scope);
  const { modules } = scope.__livePackages as unknown as {
    readonly modules: {
      readonly '#exercise': { readonly check: Start };
      readonly express: {
        readonly default: () => { get: (path: string, handler: unknown) => void };
      };
    };
  };
  const app = modules.express.default();
  const reply = (request: { params: object }, response: { json: (value: unknown) => void }) =>
    response.json(request.params);
  app.get('/questions/:id', reply);
  const checks = {
    async finds(
      exports: { readonly app: unknown },
      {
        send,
        gives,
      }: Readonly<Record<string, (...values: readonly unknown[]) => Promise<{ body: unknown }>>>,
    ) {
      const { body } = (await send?.(exports.app, 'GET /questions/q1')) ?? {};
      await gives?.('GET /questions/q1', () => body, { id: 'q1' });
    },
  };
  await modules['#exercise'].check(checks, { app }, { file: 'app.ts', required: ['app'] });
  expect(reports.at(-1)).toBe('{"verdicts":[{"requirement":"finds","holds":true}]}');
});
