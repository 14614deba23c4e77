import { expect, it } from 'vitest';
import { llmsIndex } from './llms-index.ts';
import type { MarkdownPage } from './page-to-markdown.ts';

const page = (path: string, title: string, description: string): MarkdownPage => ({
  path,
  title,
  description,
  modified: undefined,
  text: '',
  body: '',
  samples: [],
});

it('lists the parts of a page that is split below it, and so every file of it', () => {
  const filler = 'word '.repeat(6000);
  const text = `# Courses\n\n## Items\n${filler}\n## Versions\n${filler}\n`;
  const long = { ...page('/vibe/api/courses', 'Courses', 'About.'), text };
  const site = { title: 'ViBe', summary: 'Docs.', siteUrl: 'https://docs.example/vibe' };
  const list = { title: 'API', paths: [long.path] };
  expect(llmsIndex([list], new Map([[long.path, long]]), site)).toContain(
    `- [Courses](https://docs.example/vibe/api/courses.md): About.
  - [Part 2](https://docs.example/vibe/api/courses/part-2.md): Versions
`,
  );
});

it('lists pages by section, with the whole text where there is one, and those of no section at the end', () => {
  const pages = [
    page('/vibe/blog', 'Blog', ''),
    page('/vibe/docs/b', 'B [x]', 'About B.'),
    page('/vibe/docs/a', 'A', 'About A.'),
    page('/vibe/api', 'API', 'Operations.'),
  ];
  const index = llmsIndex(
    [
      {
        title: 'Documentation',
        name: 'docs',
        paths: ['/vibe/docs/a', '/vibe/docs/b', '/vibe/gone'],
      },
      { title: 'API reference', paths: ['/vibe/api'] },
    ],
    new Map(pages.map((one) => [one.path, one])),
    { title: 'ViBe', summary: 'Docs.', siteUrl: 'https://docs.example/vibe' },
  );
  const [head = '', ...lists] = index.split('\n\n## ');
  expect(head.split('\n\n').slice(0, 2)).toEqual(['# ViBe', '> Docs.']);
  expect(lists).toEqual([
    `Documentation

- [All of it in one file](https://docs.example/vibe/llms/docs.md)
- [A](https://docs.example/vibe/docs/a.md): About A.
- [B \\[x\\]](https://docs.example/vibe/docs/b.md): About B.`,
    `API reference

- [API](https://docs.example/vibe/api.md): Operations.`,
    `Optional

- [Blog](https://docs.example/vibe/blog.md)

`,
  ]);
});
