import { expect, test } from 'vitest';
import { addressKey, partAt } from './address-key.ts';

test.each([
  ['/vibe/docs/intro', '/vibe/docs/intro'],
  ['/vibe/docs/intro/', '/vibe/docs/intro'],
  ['/vibe/docs/intro.html', '/vibe/docs/intro'],
  ['/vibe/docs/api/index.html', '/vibe/docs/api'],
  ['/vibe/newdocs/React/State', '/vibe/newdocs/react/state'],
  ['/vibe/newdocs/Getting%20Started', '/vibe/newdocs/getting started'],
  ['/vibe/docs/100%', '/vibe/docs/100%'],
  ['/', '/'],
])('%s has the key "%s"', (pathname, key) => {
  expect(addressKey(pathname)).toBe(key);
});

test('a page is in the last part that begins at it or before', () => {
  const parts = [{ from: '/vibe/api' }, { from: '/vibe/docs/k' }];
  const from = (pathname: string) => partAt(parts, pathname)?.from;
  expect(from('/vibe/')).toBeUndefined();
  expect(from('/vibe/API')).toBe('/vibe/api');
  expect(from('/vibe/docs/j/z')).toBe('/vibe/api');
  expect(from('/vibe/docs/k/')).toBe('/vibe/docs/k');
  expect(from('/vibe/zebra')).toBe('/vibe/docs/k');
});
