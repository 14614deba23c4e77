import { expect, test } from 'vitest';
import { generateLessons, readSections } from './generate-lessons.ts';

const lesson = `---
title: A lesson
---

Before.

## Idea {#idea}

Read [the rest](#rest) and [a page](/docs/intro).

\`\`\`ts live
const a = 1;
\`\`\`

## With a component

<Diagram name="a" alt="b" />

## With a list of components

- <LessonEntry page="a" />

## Rest {#rest}

Words.
`;

test('takes sections without components, ids, links to headings and live code', () => {
  expect(readSections(lesson)).toEqual([
    '## Idea\n\nRead the rest and [a page](/docs/intro).\n\n```ts\nconst a = 1;\n```',
    '## Rest\n\nWords.',
  ]);
});

test('generates the same pages in every run', () => {
  expect(generateLessons([lesson], 50)).toEqual(generateLessons([lesson], 50));
});

test('generates distinct pages from real sections', () => {
  const [first, second] = generateLessons([lesson], 2);
  expect(first?.text).not.toBe(second?.text);
  expect(first?.text).toMatch(/^---\ntitle: Generated lesson 1\n/);
  expect(first?.text.match(/^## /gm)).toHaveLength(9);
});

test('puts twenty pages into a folder and twenty folders into one', () => {
  const ids = generateLessons([lesson], 401).map(({ id }) => id);
  expect([ids[0], ids[19], ids[20], ids[400]]).toEqual([
    'generated/part-1/part-1-1/lesson-1',
    'generated/part-1/part-1-1/lesson-20',
    'generated/part-1/part-1-2/lesson-21',
    'generated/part-2/part-2-1/lesson-401',
  ]);
});

test('requires at least one section', () => {
  expect(() => generateLessons(['No heading.'], 1)).toThrow('no section');
});
