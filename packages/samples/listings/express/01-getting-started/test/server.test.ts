import { expect, test, vi } from 'vitest';
import { runToEnd, spawnServer } from '../../../spawn-server.js';
import { expectRecorded, proveTranscripts } from '../../../transcript.js';

vi.setConfig({ testTimeout: 60_000 });

const file = (path: string) => new URL(`../${path}`, import.meta.url);

proveTranscripts(file('output/'), () => spawnServer(file('src/server.ts')), {
  'never-replies': () => spawnServer(file('mistakes/never-replies.ts')),
  courses: () => spawnServer(file('solution/server.ts')),
});

test('the first step answers at the root', async () => {
  const server = await spawnServer(file('steps/hello.ts'));
  const reply = await fetch(`http://localhost:${server.port}/`);
  expect(await reply.text()).toBe('Riddle asks one question at a time.');
  server.close();
});

test('says where it listens', async () => {
  const server = await spawnServer(file('src/server.ts'));
  expectRecorded(file('output/start.txt'), server.firstLine.replace(/\d+$/, '3000'));
  server.close();
});

test('claims to listen on a taken port when the callback ignores its error', async () => {
  const first = await spawnServer(file('src/server.ts'));
  const second = await runToEnd(file('mistakes/silent-port.ts'), first.port);
  expect(second.exitCode).toBe(0);
  expectRecorded(file('output/silent-port.txt'), second.stdout.replaceAll(`${first.port}`, '3000'));
  first.close();
});

test('names the taken port when the callback throws its error', async () => {
  const first = await spawnServer(file('src/server.ts'));
  const second = await runToEnd(file('src/server.ts'), first.port);
  expect(second.exitCode).toBe(1);
  const line = second.stderr.split('\n').find((text) => text.startsWith('Error:')) ?? '';
  expectRecorded(file('output/taken-port.txt'), line.replaceAll(`${first.port}`, '3000'));
  first.close();
});
