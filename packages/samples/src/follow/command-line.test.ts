import { expect, test } from 'vitest';
import { makeSandbox } from '../process/sandbox.ts';
import { CommandLine } from './command-line.ts';
import { Reader } from './reader.ts';
import { Stumbles } from './stumbles.ts';
import { environment } from './testing/follow-made-up.ts';

const part = {
  kind: 'code',
  language: 'text',
  title: undefined,
  text: 'Saved.',
  isFragment: false,
  actions: [],
  line: 12,
  section: 'wrong',
  topic: 'save',
  step: 'Nothing is saved',
} as const;

test.each([
  ['no page is open', undefined, 0],
  ['the page shows it', true, 0],
  ['the page does not show it', false, 1],
])('an output of which nothing was printed, when %s', async (_, isOnPage, count) => {
  const sandbox = makeSandbox(environment, []);
  const reader = new Reader(undefined, { sandbox, programs: '', timeoutMs: 10_000 });
  const stumbles = new Stumbles();
  await new CommandLine(reader, stumbles).followOutput(part, async () => isOnPage);
  await reader.close();
  sandbox.remove();
  expect(stumbles.found).toHaveLength(count);
});
