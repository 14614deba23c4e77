import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type BuiltSite,
  bytesOf,
  gzipBytes,
  measureIslands,
  measurePage,
  readEagerAddresses,
  readStyleAddresses,
} from './measure-pages.ts';

let folder: string;
let site: BuiltSite;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'budgets-'));
  site = {
    buildDir: join(folder, 'build'),
    basePath: '/vibe/',
  };
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Files below the temporary folder: their content, or their size in bytes. */
function write(files: Readonly<Record<string, string | number>>): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'number' ? 'x'.repeat(content) : content);
  }
}

const measure = (path: string) => measurePage(site, path);

describe('a page', () => {
  test('weighs the files in its HTML by the compressed copies that the server sends', () => {
    write({
      'build/docs/A & B.html':
        '<link rel=stylesheet href=/vibe/assets/css/styles.0123abcd.css><script src=/vibe/assets/js/wake.0123abcd.js></script><img src=/vibe/img/a.svg>',
      'build/docs/A & B.html.br': 70,
      'build/assets/css/styles.0123abcd.css': 'body { color: red }',
      'build/assets/css/styles.0123abcd.css.br': 30,
      'build/assets/js/wake.0123abcd.js': 500,
      'build/img/a.svg': 11,
    });

    const weight = measure('/vibe/docs/A & B');

    expect(weight.parts).toEqual([
      {
        kind: 'html',
        name: 'the page itself',
        bytes: 70,
      },
      {
        kind: 'css',
        name: 'styles.css',
        bytes: 30,
      },
      {
        kind: 'javascript',
        name: 'wake.js',
        bytes: 500,
      },
      { kind: 'image', name: 'a.svg', bytes: 11 },
    ]);
    expect(bytesOf(weight, 'total')).toBe(600);
    expect(bytesOf(weight, 'image')).toBe(11);
  });

  test('is found at the root', () => {
    write({ 'build/index.html': 40 });
    expect(bytesOf(measure('/vibe/'), 'html')).toBe(40);
  });

  test('weighs the fonts of its stylesheet, by addresses relative to it', () => {
    write({
      'build/index.html': '<link rel=stylesheet href=/vibe/assets/css/a.css>',
      'build/assets/css/a.css': '@font-face { src: url(../fonts/text.0123abcd.woff2) }',
      'build/assets/fonts/text.0123abcd.woff2': 900,
    });
    expect(bytesOf(measure('/vibe/'), 'font')).toBe(900);
  });

  test('lists the files that are not in the build', () => {
    write({ 'build/index.html': '<script src=/vibe/assets/js/gone.js></script>' });
    expect(measure('/vibe/').missing).toEqual(['/assets/js/gone.js']);
  });

  test('lists a script of another site as missing', () => {
    write({ 'build/index.html': '<script src=https://example.com/a.js></script>' });
    expect(measure('/vibe/').missing).toEqual(['https://example.com/a.js']);
  });

  test('is itself missing when it is not in the build', () => {
    expect(measure('/vibe/gone')).toEqual({
      path: '/vibe/gone',
      parts: [],
      missing: ['/gone.html'],
    });
  });

  test('weighs as much as GitHub Pages sends: text by gzip, pictures as they are', () => {
    write({
      'build/docs/a.html': `<script src=/vibe/a.js></script>${'<p>text</p>'.repeat(1000)}`,
      'build/docs/a.html.br': 1,
      'build/a.js': 1000,
      'build/b.png': 1000,
    });
    const [text, script] = measurePage({ ...site, sizeOf: gzipBytes }, '/vibe/docs/a').parts;
    expect(text?.bytes).toBeGreaterThan(50);
    expect(text?.bytes).toBeLessThan(500);
    expect(script?.bytes).toBeLessThan(100);
    expect(gzipBytes(join(site.buildDir, 'b.png'))).toBe(1000);
    expect(gzipBytes(join(site.buildDir, 'none.js'))).toBeUndefined();
  });
});

test('script and styles of an island are weighed together, compressed', () => {
  write({
    'build/assets/js/island-search.01234567.js': 900,
    'build/assets/js/island-search.01234567.js.br': 300,
    'build/assets/css/island-search.89abcdef.css': 50,
    'build/assets/js/page.01234567.js': 4000,
  });
  expect(measureIslands(site.buildDir)).toEqual({ 'island-search': 350 });
});

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
