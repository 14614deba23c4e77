import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BuiltSite, bytesOf, measureIslands, measurePage } from './measure-pages.ts';

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
