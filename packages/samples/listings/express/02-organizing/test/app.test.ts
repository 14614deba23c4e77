import { expect, test, vi } from 'vitest';
import { compilerErrors } from '../../../compile.js';
import { expectRecorded, listen, proveTranscripts } from '../../../transcript.js';

vi.setConfig({ testTimeout: 60_000 });

const file = (path: string) => new URL(`../${path}`, import.meta.url);

async function start() {
  vi.resetModules();
  const { createApp } = await import('../src/app.js');
  return listen(createApp());
}

proveTranscripts(file('output/'), start, {
  'not-mounted': async () => listen((await import('../mistakes/not-mounted.js')).createApp()),
  'doubled-path': async () => listen((await import('../mistakes/doubled-path.js')).createApp()),
  learner: async () => listen((await import('../solution/app.js')).createApp()),
});

test('no reply holds an answer', async () => {
  const server = await start();
  for (const path of ['/questions', '/questions/q1']) {
    const reply = await fetch(`http://localhost:${server.port}${path}`);
    expect(await reply.text()).not.toContain('answer');
  }
  server.close();
});

test('lists the learners of the solution', async () => {
  const server = await listen((await import('../solution/app.js')).createApp());
  const reply = await fetch(`http://localhost:${server.port}/learners`);
  expect(await reply.json()).toEqual([
    { id: 'l1', name: 'Owl' },
    { id: 'l2', name: 'Fox' },
  ]);
  server.close();
});

test('the compiler names the missing file ending', () => {
  const tsconfig = file('../01-getting-started/reader.tsconfig.json');
  const errors = compilerErrors(file('broken/server.ts'), tsconfig);
  expectRecorded(file('output/no-ending.txt'), errors);
});
