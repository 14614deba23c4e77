import { describe, expect, test } from 'vitest';
import { readEagerAddresses, readStyleAddresses } from './read-eager-addresses.ts';

describe('what a page fetches at once', () => {
  test.each([
    ['a script', '<script src="/a.js" defer></script>', ['javascript /a.js']],
    ['a module', '<script type="module" src="/a.js"></script>', ['javascript /a.js']],
    ['a script in the text', '<p><script src="/a.js"></script></p>', ['javascript /a.js']],
    ['a stylesheet', '<link rel="stylesheet" href="/a.css">', ['css /a.css']],
    ['a preloaded font', '<link rel="preload" as="font" href="/a.woff2">', ['font /a.woff2']],
    ['a preloaded script', '<link rel="preload" as="script" href="/a.js">', ['javascript /a.js']],
    ['a preloaded module', '<link rel="modulepreload" href="/a.js">', ['javascript /a.js']],
    ['the favicon', '<link rel="shortcut icon" href="/a.svg">', ['image /a.svg']],
    ['an image', '<img src="/a.svg" alt="">', ['image /a.svg']],
    [
      'an address that occurs twice',
      '<link rel="preload" as="image" href="/a.svg"><img src="/a.svg">',
      ['image /a.svg'],
    ],
  ])('is %s', (_, html, expected) => {
    expect(readEagerAddresses(html).map(({ kind, address }) => `${kind} ${address}`)).toEqual(
      expected,
    );
  });

  test.each([
    ['a prefetch', '<link rel="prefetch" href="/a.js">'],
    ['a lazy image', '<img src="/a.svg" loading="lazy" alt="">'],
    ['a data block', '<script type="application/ld+json" src="/a.js"></script>'],
    ['a script in the page', '<script>document.title</script>'],
    ['a data address', '<img src="data:image/svg+xml,x" alt="">'],
    ['a feed', '<link rel="alternate" href="/feed.xml">'],
    ['the preload of data', '<link rel="preload" as="fetch" href="/a.json">'],
  ])('is not %s', (_, html) => {
    expect(readEagerAddresses(html)).toEqual([]);
  });
});

describe('what a stylesheet fetches', () => {
  test('is its fonts in their modern form, and its imports', () => {
    const css = `
      @import url("more.css");
      @font-face { font-family: A; src: url(/fonts/a.woff2) format("woff2"), url(/fonts/a.woff); }
      body { background: url(/img/paper.png) }`;
    expect(readStyleAddresses(css)).toEqual([
      { kind: 'font', address: '/fonts/a.woff2' },
      { kind: 'css', address: 'more.css' },
    ]);
  });
});
