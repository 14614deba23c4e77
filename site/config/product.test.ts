import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkedProduct } from './product.ts';

it('takes commit and day from the newest facts', () => {
  const { commit, date, newIssueUrl } = checkedProduct({ docsEditUrl: undefined });
  const files = readdirSync(new URL('../../packages/product-source/facts', import.meta.url));
  expect(files.sort().at(-1)).toBe(`${date}-${commit}.json`);
  expect(newIssueUrl).toBe('https://github.com/vicharanashala/vibe/issues/new');
});

it('reports problems to the repository whose pages can be edited', () => {
  const docsEditUrl = 'https://host.example/team/docs/edit/main';
  expect(checkedProduct({ docsEditUrl }).newIssueUrl).toBe(
    'https://host.example/team/docs/issues/new',
  );
});
