import { memoryFiles } from '@vibe-docs/content';
import { readSiteHeads } from '@vibe-docs/content/heads';
import { expect, test } from 'vitest';
import { contentSource } from '../config/content.ts';
import { listPages } from './list-pages.ts';

const source = {
  ...contentSource,
  sets: contentSource.sets.map((set) =>
    set.kind === 'docs'
      ? { ...set, sidebars: {}, versions: set.versions.map((old) => ({ ...old, sidebars: {} })) }
      : set,
  ),
};
const site = readSiteHeads(
  { ...source, knownRoutes: ['/search'] },
  memoryFiles({
    'site/docs/intro.mdx': '---\ntitle: Intro\n---\n',
    'site/docs/api/backend/modules.mdx': '---\ntitle: Modules\n---\n',
    'site/docs/api/backend/data.mdx': '---\ntitle: Data\nslug: /development/data\n---\n',
    'site/docs/sheet.mdx': '---\ntitle: Sheet\nunlisted: true\n---\n',
    'site/versioned_docs/version-2025/intro.mdx': '---\ntitle: Old\n---\n',
    'site/newdocs/express/start.mdx': '---\ntitle: Start\nslug: /Express/First steps\n---\n',
    'site/newdocs/express/start.questions.yaml': '[]',
    'site/newdocs/express/errors.mdx': '---\ntitle: Errors\n---\n',
    'site/src/pages/index.tsx': '',
    'site/src/pages/docs.tsx': '',
  }),
);
const FILES = [
  '/index.html',
  '/404.html',
  '/docs.html',
  '/search.html',
  '/blog.html',
  '/docs/intro.html',
  '/docs/api/backend/modules.html',
  '/docs/development/data.html',
  '/docs/sheet.html',
  '/docs/2025/intro.html',
  '/newdocs/Express/First steps.html',
  '/newdocs/express/errors.html',
  '/assets/live/frame-1.html',
];
const titlesOf = (files: readonly string[]) =>
  new Map(files.map((file) => [file, `Heading of ${file}`]));

test('lists every page with its kind, by sources, models and headings', () => {
  const pages = listPages(site, titlesOf(FILES));
  expect(pages.find(({ path }) => path === '/vibe/docs/intro')?.file).toBe('site/docs/intro.mdx');
  expect(pages.map(({ path, title, kind }) => [path, title, kind]).sort()).toEqual([
    ['/vibe/', 'Heading of /index.html', 'home'],
    ['/vibe/blog', 'Heading of /blog.html', 'blog-list'],
    ['/vibe/docs/2025/intro', 'Old', 'older-doc'],
    ['/vibe/docs/api/backend/modules', 'Modules', 'reference'],
    ['/vibe/docs/development/data', 'Data', 'doc'],
    ['/vibe/docs/intro', 'Intro', 'doc'],
    ['/vibe/docs/sheet', 'Sheet', 'unlisted'],
    ['/vibe/newdocs/Express/First steps', 'Start', 'lesson'],
    ['/vibe/newdocs/express/errors', 'Errors', 'lesson-aid'],
    ['/vibe/search', 'Heading of /search.html', 'search'],
  ]);
});

test.each([
  [FILES.filter((file) => file !== '/docs/intro.html'), '/docs/intro.html is not in the build'],
  [[...FILES, '/docs/gone.html'], '/docs/gone.html has no source'],
])('refuses a build that has other pages than the sources', (files, message) => {
  expect(() => listPages(site, titlesOf(files))).toThrow(message);
});
