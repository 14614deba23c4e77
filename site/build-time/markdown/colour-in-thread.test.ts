import { expect, test } from 'vitest';
import type { ColouringJob } from './colour-code.mts';
import { colourInThread } from './colour-in-thread.ts';

function job(language: string, text: string): ColouringJob {
  return {
    text,
    language,
    languages: ['ts'],
    decorations: [],
    lineMarks: new Map([[2, 'marked']]),
  };
}

test('blocks come back coloured, each to the one who asked', async () => {
  const [first, second] = await Promise.all([
    colourInThread(job('ts', "'a'")),
    colourInThread(job('text', 'b\nc')),
  ]);
  const string = { tagName: 'span', properties: { class: 'code-token-string-expression' } };
  expect(first).toMatchObject([{ ...string, children: [{ value: "'a'" }] }]);
  const marked = { tagName: 'span', properties: { class: 'code-line-marked' } };
  expect(second).toMatchObject([{ value: 'b\n' }, { ...marked, children: [{ value: 'c' }] }]);
});

test('a block that cannot be coloured says why, and the next one is coloured', async () => {
  const [bad, good] = await Promise.allSettled([
    colourInThread(job('cobol', 'a')),
    colourInThread(job('ts', 'b')),
  ]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { message: /cobol/ } });
  expect(good).toMatchObject({ status: 'fulfilled' });
});
