import { expect, it } from 'vitest';
import { checkedProduct } from './product.ts';

const FILES = ['2025-07-26-a5aff43ea.json', '2026-08-21-75af02378.json', 'README.md'];

it('takes commit and day from the newest facts', () => {
  expect(checkedProduct({ docsEditUrl: undefined }, [...FILES].reverse())).toMatchObject({
    commit: '75af02378',
    date: '2026-08-21',
    newIssueUrl: 'https://github.com/vicharanashala/vibe/issues/new',
  });
});

it('reports problems to the repository whose pages can be edited', () => {
  const docsEditUrl = 'https://host.example/team/docs/edit/main';
  expect(checkedProduct({ docsEditUrl }, FILES).newIssueUrl).toBe(
    'https://host.example/team/docs/issues/new',
  );
});

it('stops without facts', () => {
  expect(() => checkedProduct({ docsEditUrl: undefined }, ['README.md'])).toThrow('no facts');
});
