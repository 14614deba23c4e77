import { expect, it } from 'vitest';
import { markdownAddress } from './markdown-address.ts';

it.each([
  ['/vibe/', '/vibe/index.md'],
  ['/vibe/docs/a b', '/vibe/docs/a%20b.md'],
  ['/vibe/docs/a%20b', '/vibe/docs/a%20b.md'],
  // Redirects to its main page.
  ['/vibe/docs', '/vibe/docs/intro.md'],
  ['/vibe/search', undefined],
  ['/vibe/404', undefined],
])('the Markdown of %s is at %s', (path, address) => {
  expect(markdownAddress(path)).toBe(address);
});
