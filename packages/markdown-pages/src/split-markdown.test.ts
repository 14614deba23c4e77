import { expect, test } from 'vitest';
import type { MarkdownPage } from './page-to-markdown.ts';
import { splitMarkdown } from './split-markdown.ts';

const SITE = 'https://docs.example';

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

test('a page that is not long stays whole', () => {
  const text = `# A\n\n## B\n${'x'.repeat(49_000)}`;
  expect(splitMarkdown(pageOf(text), SITE)).toEqual([{ path: '/vibe/api/courses.md', text }]);
});

test('a long list without headings is cut between its lines', () => {
  const list = '- one entry of a list\n'.repeat(5000);
  const files = splitMarkdown(pageOf(`# A\n\n${list}`), SITE);
  expect(files).toHaveLength(3);
  expect(files.every(({ text }) => text.length <= 50_000)).toBe(true);
  expect(files.slice(1).every(({ text }) => text.startsWith('- one'))).toBe(true);
});

test('a long page is split before headings, and lists its parts', () => {
  const code = '```\n## no heading\n```\n';
  const filler = 'word '.repeat(6000);
  const sections = ['# A\n', `## B\n${filler}\n`, `### C\n${code}${filler}\n`, `## D\n${filler}\n`];
  const files = splitMarkdown(pageOf(sections.join('')), SITE);
  expect(files.map(({ path }) => path)).toEqual([
    '/vibe/api/courses.md',
    '/vibe/api/courses/part-2.md',
    '/vibe/api/courses/part-3.md',
  ]);
  expect(files.every(({ text }) => text.length <= 50_000)).toBe(true);
  expect(files[0]?.text).toContain(
    '- [Part 2](https://docs.example/vibe/api/courses/part-2.md): continued\n',
  );
  expect(files[0]?.text).toContain(
    '- [Part 3](https://docs.example/vibe/api/courses/part-3.md): D\n',
  );
  const rest = files.slice(1).map(({ text }) => text);
  expect(files[0]?.text.split('\nThe page goes on')[0] + rest.join('')).toBe(sections.join(''));
});
