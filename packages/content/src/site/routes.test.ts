import { describe, expect, test } from 'vitest';
import { categorySlugs, pageRoute } from './routes.ts';
import { toSitePath } from './site-path.ts';

describe('docs', () => {
  test.each([
    ['intro.mdx', undefined, '/docs/intro', undefined],
    ['getting-started/intro.md', undefined, '/docs/getting-started/intro', undefined],
    ['index.mdx', undefined, '/docs', undefined],
    ['api/backend/index.mdx', undefined, '/docs/api/backend', undefined],
    ['api/README.md', undefined, '/docs/api', undefined],
    ['api/api.mdx', undefined, '/docs/api', undefined],
    ['01-intro.mdx', undefined, '/docs/01-intro', undefined],
    [
      'express/start.mdx',
      '/Express/Getting Started',
      '/docs/Express/Getting Started',
      '/docs/express/start',
    ],
    ['express/start.mdx', 'begin', '/docs/express/begin', '/docs/express/start'],
    ['express/start.mdx', '../begin', '/docs/begin', '/docs/express/start'],
    ['express/index.mdx', '/Express', '/docs/Express', '/docs/express'],
    ['intro.mdx', '/', '/docs', '/docs/intro'],
    ['intro.mdx', '/intro', '/docs/intro', undefined],
  ])('%s with slug %s is at %s', (path, slug, route, alias) => {
    const found = pageRoute('docs', { path, slug, id: undefined, base: toSitePath('docs') });
    expect({ route: found.route, alias: found.alias }).toEqual({ route, alias });
  });

  test('the id of the front matter replaces the file name', () => {
    const input = { path: 'a/b.mdx', slug: undefined, id: 'c', base: toSitePath('docs/2025') };
    expect(pageRoute('docs', input)).toEqual({
      id: 'a/c',
      route: '/docs/2025/a/c',
      alias: undefined,
    });
  });
});

describe('blog', () => {
  test.each([
    ['proven-samples.mdx', 'long-blog-post', '/blog/long-blog-post'],
    ['welcome/index.mdx', 'welcome', '/blog/welcome'],
    ['welcome/index.mdx', undefined, '/blog/welcome'],
    ['hello.md', undefined, '/blog/hello'],
    ['2026-11-20-hello.mdx', undefined, '/blog/2026/11/20/hello'],
    ['2026-11-20/hello/index.mdx', undefined, '/blog/2026/11/20/hello'],
    ['2026-11-20-hello.mdx', '/greetings', '/blog/greetings'],
  ])('%s with slug %s is at %s', (path, slug, route) => {
    const input = { path, slug, id: undefined, base: toSitePath('blog') };
    expect(pageRoute('blog', input).route).toBe(route);
  });
});

describe('pages', () => {
  test.each([
    ['index.tsx', '/'],
    ['markdown-page.md', '/markdown-page'],
    ['help/index.mdx', '/help'],
    ['help/first.steps.mdx', '/help/first.steps'],
  ])('%s is at %s', (path, route) => {
    const input = { path, slug: undefined, id: undefined, base: toSitePath('/') };
    expect(pageRoute('pages', input).route).toBe(route);
  });
});

describe('generated pages of categories', () => {
  const category = (label: string, link: unknown, items: readonly unknown[] = []) => ({
    type: 'category',
    label,
    link,
    items,
  });

  test('collects the slugs of generated pages at any depth, in order', () => {
    const sidebars = {
      main: [
        'intro',
        category('Outer', { type: 'generated-index', slug: '/category/outer' }, [
          { type: 'doc', id: 'a' },
          category('Inner', { type: 'generated-index', slug: '/category/inner' }),
        ]),
        category('Linked to a doc', { type: 'doc', id: 'b' }, [
          category('Below it', { type: 'generated-index', slug: '/category/below' }),
        ]),
      ],
      other: [category('Other', { type: 'generated-index', slug: '/category/other' })],
    };
    expect(categorySlugs(sidebars)).toEqual([
      '/category/outer',
      '/category/inner',
      '/category/below',
      '/category/other',
    ]);
  });

  test('makes the slug from the label when there is none', () => {
    const sidebars = { main: [category('Intern Onboarding', { type: 'generated-index' })] };
    expect(categorySlugs(sidebars)).toEqual(['/category/intern-onboarding']);
  });

  test.each([[undefined], [null], ['text'], [{ main: [category('Plain', undefined)] }]])(
    'finds nothing in %j',
    (sidebars) => {
      expect(categorySlugs(sidebars)).toEqual([]);
    },
  );
});
