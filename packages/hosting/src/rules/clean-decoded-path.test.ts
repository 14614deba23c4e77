import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTarget } from '../testing/arbitrary-target.ts';
import { cleanDecodedPath, decodePath, toDecodedPath } from './site-paths.ts';

const clean = (path: string, basePath = '/vibe/') =>
  cleanDecodedPath(toDecodedPath(path), basePath);

describe('cleanDecodedPath', () => {
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
  ])('turns %s into %s', (path, expected) => {
    expect(clean(path)).toBe(expected);
  });

  it.each([
    '/vibe//docs/intro.html',
    '/vibe/docs/intro//',
    '/vibe/a.html/',
    '/vibe/a.html.html',
    '/vibe/.html',
    '/vibe.html',
  ])('leaves %j as it is, because it names no page', (path) => {
    expect(clean(path)).toBe(path);
  });

  it('accepts another base path', () => {
    expect(clean('/index.html', '/')).toBe('/');
    expect(clean('/docs.html', '/')).toBe('/docs');
    expect(clean('/site', '/site/')).toBe('/site/');
    expect(clean('/vibe/', '/site/')).toBe('/vibe');
  });

  it('is idempotent for any path', () => {
    fc.assert(
      fc.property(anyTarget, (target) => {
        const path = decodePath(target);
        fc.pre(path !== undefined);
        const once = clean(path);
        expect(clean(once)).toBe(once);
      }),
    );
  });
});
