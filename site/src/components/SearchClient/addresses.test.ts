import { expect, it } from 'vitest';
import { missingResultsUrl } from './addresses.ts';

it('fills the query into a new issue, whatever it holds', () => {
  const url = new URL(missingResultsUrl('a&b="<c>'));
  expect(`${url.origin}${url.pathname}`).toBe('https://github.com/vicharanashala/vibe/issues/new');
  expect(url.searchParams.get('title')).toBe('Docs: no search result for "a&b="<c>"');
});
