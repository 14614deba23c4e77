import { expect, test } from 'vitest';
import type { MarkdownPage } from './page-to-markdown.ts';
import { linkerToParts, splitMarkdown } from './split-markdown.ts';

const SITE = 'https://docs.example/vibe';

function pageOf(text: string): MarkdownPage {
  return {
    path: '/vibe/api/courses',
    title: 'Courses API',
    description: '',
    modified: undefined,
    text,
    body: text,
    samples: [],
  };
}

/** What stands in a part below its head. */
function contentOf({ text }: { readonly text: string }): string {
  return text.split('> The page begins in: https://docs.example/vibe/api/courses.md\n\n')[1] ?? '';
}

test('a page that is not long stays whole', () => {
  const text = `# A\n\n## B\n${'x'.repeat(49_000)}`;
  expect(splitMarkdown(pageOf(text), SITE)).toEqual([
    { path: '/vibe/api/courses.md', text, about: '' },
  ]);
});

test('a long list without headings is cut between its lines', () => {
  const list = '- one entry of a list\n'.repeat(5000);
  const files = splitMarkdown(pageOf(`# A\n\n${list}`), SITE);
  expect(files).toHaveLength(3);
  expect(files.every(({ text }) => text.length <= 50_000)).toBe(true);
  expect(
    files
      .slice(1)
      .map(contentOf)
      .every((text) => text.startsWith('- one')),
  ).toBe(true);
});

test('a long page is split before headings, and lists its parts', () => {
  const code = '```\n## no heading\n```\n';
  const filler = 'word '.repeat(6000);
  const sections = [
    '# A\n',
    `## B\n${filler}\n`,
    `### C\n${code}${filler}\n`,
    `## D {#d-id}\n${filler}\n`,
  ];
  const files = splitMarkdown(pageOf(sections.join('')), SITE);
  expect(files.map(({ path }) => path)).toEqual([
    '/vibe/api/courses.md',
    '/vibe/api/courses/part-2.md',
    '/vibe/api/courses/part-3.md',
  ]);
  expect(files.every(({ text }) => text.length <= 50_000)).toBe(true);
  expect(files[0]?.text).toContain(
    '- [Part 2](https://docs.example/vibe/api/courses/part-2.md): B (continued)\n',
  );
  expect(files[0]?.text).toContain(
    '- [Part 3](https://docs.example/vibe/api/courses/part-3.md): D\n',
  );
  const rest = files.slice(1).map(contentOf);
  expect(files[0]?.text.split('\nThe page goes on')[0] + rest.join('')).toBe(sections.join(''));
});

const long = (heading: string, text = '') => `## ${heading}\n\n${text}\n${'word '.repeat(8000)}\n`;

test('a part has the front matter of its page and the way to the index', () => {
  const [, part] = splitMarkdown(pageOf(long('A') + long('B')), SITE);
  expect(part?.text.split('\n\n## ')[0]).toMatchInlineSnapshot(`
    "---
    title: Courses API, part 2 of 2
    description: ""
    url: https://docs.example/vibe/api/courses
    ---

    > Index of all pages: https://docs.example/vibe/llms.txt
    > The page begins in: https://docs.example/vibe/api/courses.md"
  `);
});

test('links to headings lead to the part that has the heading', () => {
  const links = '[a](#a) [b](#Item.get) [c](#none)';
  const courses = splitMarkdown(pageOf(long('A', links) + long('B {#Item.get}', links)), SITE);
  const other = { path: '/vibe/docs/intro.md', text: '# Intro', about: '' };
  const link = linkerToParts([...courses, other], new URL(SITE));
  const address = 'https://docs.example/vibe/api/courses';
  expect(courses.map((file) => /\[a\].*/.exec(link(file.text, file.path))?.[0])).toEqual([
    `[a](#a) [b](${address}/part-2.md#Item.get) [c](#none)`,
    `[a](${address}.md#a) [b](#Item.get) [c](#none)`,
  ]);
  expect(link(`[a](${address}.md#a) [b](${address}.md#Item.get)`, other.path)).toBe(
    `[a](${address}.md#a) [b](${address}/part-2.md#Item.get)`,
  );
});
