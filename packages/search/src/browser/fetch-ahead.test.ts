import { expect, it } from 'vitest';
import type { LazyKind, LoadingIndex } from './load-index.ts';
import { fetchAhead } from './local-client.ts';

/** An index of two files of words and two of text, which notes what is asked for. */
function setUp(bytes: number, isGone = (_: string) => false) {
  const steps: string[] = [];
  const index: LoadingIndex = {
    start: Promise.resolve(),
    headings: Promise.resolve(),
    load: async (kind: LazyKind, places) => {
      steps.push(`${kind} ${places}`);
      if (isGone(`${kind} ${places}`)) throw new Error('gone');
    },
    sizeOf: async (kind) => ({ count: 2, bytes: kind === 'words' ? 9 : bytes }),
  };
  const pause = async (): Promise<void> => {
    steps.push('pause');
  };
  return { steps, done: fetchAhead(index, pause) };
}

it('loads words, then text, one file in each pause', async () => {
  const { steps, done } = setUp(9);
  await done;
  expect(steps.filter((step) => step !== 'pause')).toEqual([
    'words 0',
    'words 1',
    'text 0',
    'text 1',
  ]);
  expect(steps.filter((_, place) => place % 2 === 0)).toEqual(Array(4).fill('pause'));
});

it('leaves text alone that is too much', async () => {
  const { steps, done } = setUp(3_000_001);
  await done;
  expect(steps).toEqual(['pause', 'words 0', 'pause', 'words 1']);
});

it('ends quietly at a file that cannot be had', async () => {
  const { steps, done } = setUp(9, (file) => file === 'words 1');
  await done;
  expect(steps.at(-1)).toBe('words 1');
});
