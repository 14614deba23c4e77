import { expect, it } from 'vitest';
import { readingMinutes } from './reading-time.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

it.each([
  ['an empty page', '', 0, 1],
  ['180 words', words(180), 0, 1],
  ['181 words', words(181), 0, 2],
  ['180 words and four questions', words(180), 4, 3],
])('rounds %s up', (_name, text, questions, minutes) => {
  expect(readingMinutes(text, questions)).toBe(minutes);
});

it('counts neither fences, notes, tags nor the targets of links', () => {
  const marks = [
    '```ts title="a b c d e f"',
    '```',
    ':::note[x]',
    ':::',
    '<Checkpoint />',
    '[one](/a/b-c?d e)',
  ].join('\n');
  expect(readingMinutes(`${words(179)}\n${marks}`, 0)).toBe(1);
  expect(readingMinutes(`${words(180)}\n${marks}`, 0)).toBe(2);
});
