import { describe, expect, test } from 'vitest';
import { readSite } from './read-site.ts';
import type { SiteSource } from './site.ts';
import { readSiteHeads } from './site-facts.ts';
import { toSitePath } from './site-path.ts';
import { memoryFiles } from './source-files.ts';

const source: SiteSource = {
  folder: 'site',
  url: 'https://docs.example/vibe',
  sets: [
    {
      kind: 'docs',
      name: 'docs',
      folder: 'site/docs',
      routeBasePath: 'docs',
      sidebars: {},
      versions: [{ name: '1', folder: 'site/old/version-1', path: '1', sidebars: {} }],
    },
    { kind: 'blog', name: 'blog', folder: 'site/blog', routeBasePath: 'blog', postsPerPage: 2 },
    { kind: 'pages', name: 'pages', folder: 'site/pages', routeBasePath: '/' },
  ],
  staticFolders: ['site/static'],
  knownRoutes: ['/search', '/api'],
  knownFiles: ['/blog/rss.xml'],
};

const post = (tags: string) => `---\ntags: [${tags}]\n---\n`;

const siteFiles = memoryFiles({
  'site/docs/intro.mdx': '# A',
  'site/docs/tools/stack.mdx': '---\nslug: /Tools & Stack\n---\n',
  'site/docs/tools/picture.png': '',
  'site/docs/_partial.mdx': '# No page',
  'site/docs/_parts/more.mdx': '# No page',
  'site/docs/broken.mdx': '<b>',
  'site/old/version-1/intro.mdx': '# A',
  'site/blog/authors.yml': 'team: { page: true }\nguest: {}\nboss: { page: { permalink: /all } }',
  'site/blog/tags.yml': 'hello: { permalink: /hi }\nunused: {}',
  'site/blog/one.mdx': post('hello'),
  'site/blog/two.mdx': post('hello, news'),
  'site/blog/three.mdx': post('hello'),
  'site/pages/index.tsx': '',
  'site/pages/index.test.tsx': '',
  'site/pages/index.module.css': '',
  'site/pages/api.tsx': '',
  'site/static/img/logo.svg': '',
});
const site = readSite(source, siteFiles);

describe('readSite', () => {
  test('lists every route with its owner', () => {
    expect([...site.routes].map(([route, { kind }]) => `${route} ${kind}`).sort()).toEqual([
      '/ component',
      '/api component',
      '/blog generated',
      '/blog/archive generated',
      '/blog/authors generated',
      '/blog/authors/all generated',
      '/blog/authors/team generated',
      '/blog/one page',
      '/blog/page/2 generated',
      '/blog/tags generated',
      '/blog/tags/hi generated',
      '/blog/tags/hi/page/2 generated',
      '/blog/tags/news generated',
      '/blog/three page',
      '/blog/two page',
      '/docs/1/intro page',
      '/docs/Tools & Stack page',
      '/docs/broken page',
      '/docs/intro page',
      '/search generated',
    ]);
  });

  test('returns the path of a file as an alias where the slug differs', () => {
    expect([...site.aliases]).toEqual([['/docs/tools/stack', '/docs/Tools & Stack']]);
  });

  test('names set, version and id of a page', () => {
    const page = site.pages.find(({ route }) => route === '/docs/1/intro');
    expect(page).toMatchObject({ set: 'docs', version: '1', id: 'intro', kind: 'docs' });
  });

  test('lists the static files and the files next to pages', () => {
    expect([...site.staticFiles]).toEqual(['/img/logo.svg', '/blog/rss.xml']);
    expect(site.files.has('site/docs/tools/picture.png')).toBe(true);
  });

  test('reports a page that is not valid MDX and continues', () => {
    expect(site.diagnostics).toMatchObject([
      { code: 'page/invalid-mdx', file: 'site/docs/broken.mdx' },
    ]);
  });

  test('names both files of a duplicate route', () => {
    const files = { 'site/pages/search.tsx': '', 'site/pages/search.mdx': '# A' };
    expect(readSite(source, memoryFiles(files)).diagnostics).toMatchObject([
      {
        code: 'page/duplicate-route',
        message: 'site/pages/search.tsx and site/pages/search.mdx both give the route "/search".',
      },
    ]);
  });

  test('reports a route that differs from another by case alone', () => {
    const files = {
      'site/docs/a.mdx': '---\nslug: /Guide/Start\n---\n',
      'site/docs/b.mdx': '---\nslug: /guide/start\n---\n',
      'site/docs/c.mdx': '---\nslug: /guide/next\n---\n',
    };
    const { diagnostics, routes } = readSite(source, memoryFiles(files));
    expect(diagnostics).toMatchObject([
      { code: 'page/duplicate-route', file: 'site/docs/b.mdx', line: 2 },
    ]);
    expect(diagnostics[0]?.message).toContain(
      '"/docs/guide/start" differs from that of site/docs/a.mdx',
    );
    expect(routes.has(toSitePath('docs/guide/start'))).toBe(true);
  });

  test('finds the same aliases from the front matter alone', () => {
    expect(readSiteHeads(source, siteFiles).aliases).toEqual(site.aliases);
  });

  test('keeps the route of a page that another page has as an alias', () => {
    const files = {
      'site/docs/a.mdx': '---\nslug: /b\n---\n',
      'site/docs/b.mdx': '---\nslug: /a\n---\n',
    };
    const { aliases } = readSite(source, memoryFiles(files));
    expect(aliases.size).toBe(0);
  });
});
