import { expect, test } from 'vitest';
import { categorySlugs } from './generated-routes.ts';

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
