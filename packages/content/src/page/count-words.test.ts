import { expect, it } from 'vitest';
import { readPage } from './read-page.ts';

const count = (body: string) => readPage('a.mdx', `---\ntitle: A\n---\n\n${body}\n`).page.sentences;

it.each([
  ['One two three. Four five.', { sentences: 2, words: 5 }],
  ['Version 3.10.2 of it is used. Yes.', { sentences: 2, words: 7 }],
  ['- Call `a.b()` first.\n- Then stop', { sentences: 2, words: 5 }],
  ['## A heading here\n\n| a | b |\n|---|---|\n| c | d |', { sentences: 0, words: 0 }],
  ['```ts\nconst a = 1; // Not prose. At all.\n```', { sentences: 0, words: 0 }],
])('counts the sentences of %j', (body, expected) => {
  expect(count(body)).toEqual(expected);
});
