import { expect, it } from 'vitest';
import type { LazyKind } from '../schema/index-format.ts';
import type { LoadingIndex } from './load-index.ts';
import { fetchAhead } from './local-client.ts';

/** An index of two files of words and two of text, which notes what is asked for. */
function setUp(bytes: number, isGone = (_: string) => false) {
  const steps: string[] = [];
  const index: LoadingIndex = {
    start: Promise.resolve(),
    load: async (kind: LazyKind, places) => {
      steps.push(`${kind} ${places}`);
      if (isGone(`${kind} ${places}`)) throw new Error('gone');
    },
    sizeOf: async (kind) => ({
      count: kind === 'headings' ? 1 : 2,
      bytes: kind === 'text' ? bytes : 9,
    }),
  };
  const pause = async (): Promise<void> => {
    steps.push('pause');
  };
  return { steps, done: fetchAhead(index, pause) };
}

it('loads words and headings, then text, one file in each pause', async () => {
  const { steps, done } = setUp(9);
  await done;
  expect(steps.filter((step) => step !== 'pause')).toEqual([
    'words 0',
    'words 1',
    'headings 0',
    'text 0',
    'text 1',
  ]);
  expect(steps.filter((_, place) => place % 2 === 0)).toEqual(Array(5).fill('pause'));
});

it('leaves text alone that is too much', async () => {
  const { steps, done } = setUp(3_000_001);
  await done;
  expect(steps).toEqual(['pause', 'words 0', 'pause', 'words 1', 'pause', 'headings 0']);
});

it('ends quietly at a file that cannot be had', async () => {
  const { steps, done } = setUp(9, (file) => file === 'words 1');
  await done;
  expect(steps.at(-1)).toBe('words 1');
});
