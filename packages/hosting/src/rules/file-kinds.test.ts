import { describe, expect, it } from 'vitest';
import { answerKindOf, contentTypes } from './file-kinds.ts';

const rules = { framed: { prefix: '/assets/live/', csp: {} } };

describe('answerKindOf', () => {
  it.each([
    ['/index.html', 'active'],
    ['/404.html', 'active'],
    ['/assets/live/frame-1.html', 'framed'],
    ['/assets/live.html', 'active'],
    ['/guide.pdf', 'active'],
    ['/img/logo.svg', 'inert'],
    ['/IMG/LOGO.SVG', 'inert'],
    ['/sitemap.xml', 'inert'],
    ['/assets/js/main.1.js', 'part'],
    ['/assets/live/packages-1.js', 'part'],
    ['/assets/js/workers/search.1.js', 'active'],
    ['/sw.js', 'active'],
    ['/assets/other/a.mjs', 'active'],
    ['/assets/js/workers/search.json', 'part'],
    ['/assets/css/styles.1.css', 'part'],
    ['/img/photo.png', 'part'],
    ['/search/index.json', 'part'],
    ['/robots.txt', 'part'],
  ])('says that %s is %s', (file, kind) => {
    expect(answerKindOf(file, rules)).toBe(kind);
  });

  it.each(['/page.xhtml', '/page.htm', '/noextension', '/archive.tar.gz', '/.', '/a.constructor'])(
    'takes %s, whose type it does not know, for something that may run code',
    (file) => {
      expect(answerKindOf(file, rules)).toBe('active');
    },
  );

  it('classifies every type that can run scripts as active', () => {
    const harmless = Object.entries(contentTypes)
      .filter(([extension]) => answerKindOf(`/file.${extension}`, rules) === 'part')
      .map(([, { type }]) => type);
    // HTML Standard, "navigate": HTML and XML types become documents that run scripts.
    expect(harmless.filter((type) => /html|xml|pdf|script/.test(type))).toEqual([]);
  });

  it('takes no folder for that of frames where there are none', () => {
    expect(answerKindOf('/assets/js/main.1.js', {})).toBe('part');
    expect(answerKindOf('/assets/live/packages-1.js', {})).toBe('active');
  });
});
