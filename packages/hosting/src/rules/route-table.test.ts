import { describe, expect, it } from 'vitest';
import { buildRouteTable } from './route-table.ts';

const build = (
  files: readonly string[],
  redirects: readonly [from: string, to: string, overPage?: 'over'][] = [],
) =>
  Object.fromEntries(
    buildRouteTable({
      files: new Set(files),
      basePath: '/vibe/',
      redirects: redirects.map(([from, to, over]) => ({
        from,
        to,
        status: 301,
        overPage: over === 'over',
      })),
    }),
  );
const redirect = (location: string) => ({ kind: 'redirect', status: 301, location });

describe('buildRouteTable', () => {
  it('gives a page its clean path and redirects the other spellings to it', () => {
    expect(build(['/docs/a b.html'])).toEqual({
      '/vibe/docs/a b': { kind: 'file', file: '/docs/a b.html', location: '/vibe/docs/a%20b' },
      '/vibe/docs/a b/': redirect('/vibe/docs/a%20b'),
      '/vibe/docs/a b.html': redirect('/vibe/docs/a%20b'),
      '/vibe/docs/a b/index.html': redirect('/vibe/docs/a%20b'),
    });
  });

  it('gives the home page the base path and redirects the root of the host to it', () => {
    expect(build(['/index.html'])).toEqual({
      '/vibe/': { kind: 'file', file: '/index.html', location: '/vibe/' },
      '/vibe': redirect('/vibe/'),
      '/vibe/index.html': redirect('/vibe/'),
      '/': { kind: 'redirect', status: 302, location: '/vibe/' },
    });
  });

  it('prefers docs.html when the build has docs/index.html as well', () => {
    const table = build(['/docs/index.html', '/docs.html']);
    expect(table['/vibe/docs']).toMatchObject({ kind: 'file', file: '/docs.html' });
    expect(table['/vibe/docs/index.html']).toEqual(redirect('/vibe/docs'));
  });

  it('redirects every spelling of a page in one hop when the alias says `overPage`', () => {
    const redirects = [{ from: '/a', to: '/b', status: 302 as const, overPage: true }];
    const files = new Set(['/a.html', '/b.html']);
    const table = buildRouteTable({ files, basePath: '/vibe/', redirects });
    const paths = [...table]
      .filter(([, route]) => route.location !== '/vibe/b')
      .map(([path]) => path);
    expect(paths).toEqual([]);
    expect(Object.fromEntries(table)['/vibe/a.html']).toEqual({
      kind: 'redirect',
      status: 302,
      location: '/vibe/b',
    });
  });

  it('prefers a page to an alias of the same path', () => {
    const table = build(['/a.html', '/b.html'], [['/a', '/b']]);
    expect(table['/vibe/a']).toMatchObject({ kind: 'file', file: '/a.html' });
  });

  it('prefers an alias with overPage in every spelling, without redirect chains', () => {
    const table = build(
      ['/a.html', '/b.html'],
      [
        ['/x', '/a'],
        ['/a', '/b', 'over'],
      ],
    );
    expect(table['/vibe/a']).toEqual(redirect('/vibe/b'));
    expect(table['/vibe/a.html']).toEqual(redirect('/vibe/b'));
    expect(table['/vibe/a/']).toEqual(redirect('/vibe/b'));
    expect(table['/vibe/x']).toBeUndefined();
  });

  it('omits an alias without a target page', () => {
    const table = build(
      ['/a.html'],
      [
        ['/x', '/missing'],
        ['/y', '/a'],
        ['/z', '/y'],
      ],
    );
    expect(table['/vibe/x']).toBeUndefined();
    expect(table['/vibe/y']).toEqual(redirect('/vibe/a'));
    expect(table['/vibe/z']).toBeUndefined();
  });

  it('contains no build internals and no not-found page', () => {
    const table = build([
      '/404.html',
      '/_headers',
      '/.x',
      '/a/.b/c.html',
      '/a.js.br',
      '/b.html.gz',
    ]);
    expect(table).toEqual({});
  });
});
