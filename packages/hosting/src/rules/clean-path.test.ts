import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTarget } from '../testing/arbitrary-target.ts';
import { cleanPath } from './site-paths.ts';

describe('cleanPath', () => {
  it.each([
    ['/vibe/docs/intro', '/vibe/docs/intro'],
    ['/vibe/docs/intro.html', '/vibe/docs/intro'],
    ['/vibe/docs/intro/', '/vibe/docs/intro'],
    ['/vibe/docs/intro/index.html', '/vibe/docs/intro'],
    ['/vibe/docs/intro/index', '/vibe/docs/intro/index'],
    ['/vibe/docs/auth.options.html', '/vibe/docs/auth.options'],
    ['/vibe/', '/vibe/'],
    ['/vibe', '/vibe/'],
    ['/vibe/index.html', '/vibe/'],
    ['/', '/'],
    ['/index.html', '/index.html'],
    ['/vibe/a%20b%26c', '/vibe/a%20b&c'],
    ['/vibe/a b', '/vibe/a%20b'],
    ['/vibe/%64ocs', '/vibe/docs'],
    ['/vibe/%e6%97%a5', '/vibe/%E6%97%A5'],
    ['/vibe/100%25', '/vibe/100%25'],
    ['/vibe/C%23', '/vibe/C%23'],
    ['/vibe/why%3f', '/vibe/why%3F'],
  ])('turns %s into %s', (path, expected) => {
    expect(cleanPath(path, '/vibe/')).toBe(expected);
  });

  it.each([
    '',
    'docs/intro.html',
    '/vibe/%',
    '/vibe/%zz/a.html',
    '/vibe/%ff.html',
    '/vibe//docs/intro.html',
    '/vibe/docs/intro//',
    '/vibe/../docs/intro.html',
    '/vibe/%2e%2e/intro.html',
    '/vibe/a%2fb.html',
    '/vibe/a%5cb.html',
    '/vibe/a%00.html',
    '/vibe/\ud800.html',
    '/vibe/a.html/',
    '/vibe/a.html.html',
    '/vibe/.html',
    '/vibe.html',
  ])('leaves %j as it is, because it names no page', (path) => {
    expect(cleanPath(path, '/vibe/')).toBe(path);
  });

  it('accepts another base path', () => {
    expect(cleanPath('/index.html', '/')).toBe('/');
    expect(cleanPath('/docs.html', '/')).toBe('/docs');
    expect(cleanPath('/site', '/site/')).toBe('/site/');
    expect(cleanPath('/vibe/', '/site/')).toBe('/vibe');
  });

  it('is idempotent for any path', () => {
    fc.assert(
      fc.property(anyTarget, (path) => {
        const once = cleanPath(path, '/vibe/');
        expect(cleanPath(once, '/vibe/')).toBe(once);
      }),
    );
  });
});
