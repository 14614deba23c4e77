import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLink, toSitePath } from '../site/site-path.ts';
import { cleanPath } from './link-target.ts';

const context = {
  siteUrl: 'https://docs.example/vibe',
  from: toSitePath('/docs/getting started/intro'),
};

describe('cleanPath', () => {
  test.each([
    ['/docs/intro', '/docs/intro', []],
    ['/', '/', []],
    ['/docs/a%20b%20&%20c', '/docs/a b & c', []],
    ['/docs/api/auth.setupAuthContainer', '/docs/api/auth.setupAuthContainer', []],
    ['/docs/intro/', '/docs/intro', ['has a trailing slash']],
    ['/docs/intro.md', '/docs/intro', ['has a file extension']],
    ['/docs/intro.mdx', '/docs/intro', ['has a file extension']],
    ['/docs/index.html', '/docs', ['has a file extension']],
    ['/index.html', '/', ['has a file extension']],
    ['/vibe', '/', ['begins with the base path "/vibe"']],
    ['/vibe/docs/intro', '/docs/intro', ['begins with the base path "/vibe"']],
    ['/vibes', '/vibes', []],
    ['/docs/a%26b', '/docs/a&b', ['has "%26" for "&"']],
    ['/docs/a b', '/docs/a b', ['has a raw space']],
    ['\\docs\\intro', '/docs/intro', ['has a backslash']],
    ['/docs//intro', '/docs/intro', ['has a doubled slash']],
    ['https://docs.example/vibe/docs', '/docs', ["names the site's own host"]],
    ['//docs.example/vibe/', '/', ["names the site's own host"]],
    ['next', '/docs/getting started/next', ['has no leading slash']],
    ['../intro', '/docs/intro', ['has no leading slash', 'is encoded oddly']],
    ['/docs/%69ntro', '/docs/intro', ['is encoded oddly']],
    ['/docs/100%', '/docs/100%', []],
    [
      '/vibe/docs/intro.html/',
      '/docs/intro',
      ['begins with the base path "/vibe"', 'has a trailing slash', 'has a file extension'],
    ],
  ])('%s → %s', (path, clean, faults) => {
    expect(cleanPath(path, context)).toEqual({ path: clean, faults });
  });

  test('reports nothing for its own result', () => {
    const part = fc.string({ unit: fc.constantFrom('a', 'B', '&', ' ', '.', '-', '(', 'ü', "'") });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
        const { path } = cleanPath(toLink(toSitePath(...parts)), context);
        expect(cleanPath(toLink(path), context)).toEqual({ path, faults: [] });
      }),
      { seed: 1 },
    );
  });

  test('does not strip a base path from a site at the root of its host', () => {
    const atRoot = { ...context, siteUrl: 'https://docs.example' };
    expect(cleanPath('/vibe/docs', atRoot)).toEqual({ path: '/vibe/docs', faults: [] });
  });
});
