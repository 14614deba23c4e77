import { expect, test, vi } from 'vitest';
import { type Checks, judge, type Tools } from './judge.ts';
import type { Report } from './report.ts';

async function reportsOf(
  checks: Checks<Readonly<Record<string, unknown>>, Tools>,
): Promise<readonly Report[]> {
  const reports: Report[] = [];
  await judge({
    checks,
    file: 'answer.ts',
    exports: { answer: 42 },
    required: ['answer'],
    makeKit: (tools) => tools,
    report: (report) => reports.push(structuredClone(report)),
  });
  return reports;
}

test('the first failure of a check is its verdict, with input and output', async () => {
  const reports = await reportsOf({
    async deep(_exports, { gives }) {
      await gives('one', () => ({ b: [1], a: 2 }), { a: 2, b: [1] });
      await gives('two', async () => 'x', 'y');
      await gives('three', () => 1, 2);
    },
  });
  expect(reports.at(-1)).toEqual({
    verdicts: [{ requirement: 'deep', holds: false, input: 'two', output: "'x'", expected: "'y'" }],
  });
});

test('an error in the code is an output, and the next checks go on', async () => {
  const reports = await reportsOf({
    async broken(_exports, { gives }) {
      const fail = () => {
        throw new TypeError('No.');
      };
      await gives('f()', fail, 1);
    },
    async fine(_exports, { throws }) {
      await throws('g()', () => Promise.reject(new Error('out of range')), 'range');
    },
  });
  expect(reports.at(-1)?.verdicts).toEqual([
    { requirement: 'broken', holds: false, input: 'f()', output: 'TypeError: No.', expected: '1' },
    { requirement: 'fine', holds: true },
  ]);
});

test('reports what it tries before it tries it', async () => {
  const reports = await reportsOf({
    async loop(_exports, { gives }) {
      await gives('f(1)', () => 1, 1);
    },
  });
  expect(reports[0]?.trying).toEqual({ requirement: 'loop', input: 'f(1)' });
});

test('a promise that is never fulfilled ends its requirement, and the next ones go on', async () => {
  vi.useFakeTimers();
  let resolve = (_value: unknown) => {};
  const never = new Promise((fulfil) => {
    resolve = fulfil;
  });
  const reports = reportsOf({
    async waits(_exports, { gives }) {
      await gives('f()', () => never, 1);
      await gives('g()', () => 1, 1);
    },
    async fine(_exports, { gives }) {
      resolve(1);
      await gives('h()', () => 1, 1);
    },
  });
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  const output = 'Nothing was returned after 2 seconds. Is a promise never fulfilled?';
  expect((await reports).map(({ trying }) => trying?.input)).toEqual(['f()', 'h()', undefined]);
  expect((await reports).at(-1)?.verdicts).toEqual([
    { requirement: 'waits', holds: false, input: 'f()', output, expected: '' },
    { requirement: 'fine', holds: true },
  ]);
});

test('an error that the code met on the way is shown with the failure after it', async () => {
  const reports = await reportsOf({
    async replies(_exports, { gives, note }) {
      note(new Error('expected'));
      await gives('GET /a', () => 500, 500);
      note(new TypeError('first'));
      note(new TypeError('second'));
      await gives('GET /b', () => 500, 200);
    },
  });
  expect(reports.at(-1)?.verdicts).toMatchObject([{ output: '500', note: 'TypeError: first' }]);
});

test('long outputs are cut', async () => {
  const reports = await reportsOf({
    async long(_exports, { gives }) {
      await gives('f()', () => 'x'.repeat(1e6), '');
    },
  });
  expect(JSON.stringify(reports.at(-1)).length).toBeLessThan(2000);
});

test('a missing export is named', async () => {
  const request = {
    checks: {},
    file: 'best.ts',
    makeKit: (tools: Tools) => tools,
    report: () => undefined,
  };
  await expect(judge({ ...request, exports: {}, required: ['best'] })).rejects.toThrow(
    'best.ts exports no "best".',
  );
});
