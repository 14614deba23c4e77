import { describe, expect, it } from 'vitest';
import { checkRedirects } from './check-redirects.ts';

const files = new Set(['/index.html', '/docs/intro.html', '/sitemap.xml']);
const check = (...pairs: readonly [from: string, to: string, overPage?: 'over'][]) =>
  checkRedirects(files, {
    basePath: '/vibe/',
    redirects: pairs.map(([from, to, over]) => ({
      from,
      to,
      status: 301,
      overPage: over === 'over',
    })),
  }).map(({ message }) => message);

describe('checkRedirects', () => {
  it('accepts redirects to pages, to the home page and to other files', () => {
    expect(check(['/docs', '/docs/intro'], ['/home', '/'], ['/map', '/sitemap.xml'])).toEqual([]);
  });

  it('reports a source that is a page in any spelling', () => {
    expect(check(['/docs/intro.html', '/'])).toEqual([
      'The redirect from "/docs/intro.html" hides a page.',
    ]);
  });

  it('accepts a redirect over a page with overPage', () => {
    const redirects = [{ from: '/docs/intro', to: '/', status: 302 as const, overPage: true }];
    expect(checkRedirects(files, { basePath: '/vibe/', redirects })).toEqual([]);
  });

  it('reports a target that does not exist', () => {
    expect(check(['/docs', '/docs/missing'])).toEqual([
      'The redirect from "/docs" leads to "/docs/missing", which is not a file of the build.',
    ]);
  });

  it('reports a target that is itself redirected', () => {
    expect(check(['/a', '/docs/intro'], ['/b', '/a'])).toEqual([
      'The redirect from "/b" leads to "/a", which is not a file of the build.',
    ]);
  });

  it('reports two redirects from one path', () => {
    expect(check(['/a', '/docs/intro'], ['/a/', '/'])).toEqual([
      'Two redirects start at "/a/": to "/docs/intro" and to "/".',
    ]);
  });

  it('accepts a source that is a page with overPage', () => {
    expect(check(['/docs/intro', '/', 'over'])).toEqual([]);
  });

  it('reports a target whose page is replaced by a redirect', () => {
    expect(check(['/a', '/docs/intro'], ['/docs/intro', '/', 'over'])).toEqual([
      'The redirect from "/a" leads to "/docs/intro", which is redirected itself.',
    ]);
  });

  it('reports a redirect to its own source', () => {
    expect(check(['/docs/intro', '/docs/intro', 'over'])).toEqual([
      'The redirect from "/docs/intro" leads to "/docs/intro", which is redirected itself.',
    ]);
  });
});
