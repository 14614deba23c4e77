import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BuiltSite, measurePages } from './measure-pages.ts';
import { bytesOf } from './page-weight.ts';

let folder: string;
let site: BuiltSite;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'budgets-'));
  site = {
    buildDir: join(folder, 'build'),
    generatedDir: join(folder, 'generated'),
    basePath: '/vibe/',
  };
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Files below the temporary folder: their content, or so many bytes. */
function write(files: Readonly<Record<string, string | number>>): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'number' ? 'x'.repeat(content) : content);
  }
}

function measure(path: string) {
  const [weight] = measurePages(site, [path]);
  return weight ?? { path, parts: [], missing: [] };
}

describe('a page', () => {
  test('weighs what its HTML names, by the compressed copies that the server sends', () => {
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
        file: '/docs/A & B.html',
        bytes: 70,
        askedBy: 'html',
      },
      {
        kind: 'css',
        name: 'styles.css',
        file: '/assets/css/styles.0123abcd.css',
        bytes: 30,
        askedBy: 'html',
      },
      {
        kind: 'javascript',
        name: 'wake.js',
        file: '/assets/js/wake.0123abcd.js',
        bytes: 500,
        askedBy: 'html',
      },
      { kind: 'image', name: 'a.svg', file: '/img/a.svg', bytes: 11, askedBy: 'html' },
    ]);
    expect(bytesOf(weight, 'total')).toBe(600);
    expect(bytesOf(weight, 'image')).toBe(11);
  });

  test('is found at the root', () => {
    write({ 'build/index.html': 40 });
    expect(bytesOf(measure('/vibe/'), 'html')).toBe(40);
  });

  test('weighs the fonts that its stylesheet names, by addresses relative to it', () => {
    write({
      'build/index.html': '<link rel=stylesheet href=/vibe/assets/css/a.css>',
      'build/assets/css/a.css': '@font-face { src: url(../fonts/text.0123abcd.woff2) }',
      'build/assets/fonts/text.0123abcd.woff2': 900,
    });
    expect(bytesOf(measure('/vibe/'), 'font')).toBe(900);
  });

  test('names the files that are not in the build', () => {
    write({ 'build/index.html': '<script src=/vibe/assets/js/gone.js></script>' });
    expect(measure('/vibe/').missing).toEqual([{ page: '/vibe/', file: '/assets/js/gone.js' }]);
  });

  test('names a script of another site as missing', () => {
    write({ 'build/index.html': '<script src=https://example.com/a.js></script>' });
    expect(measure('/vibe/').missing).toEqual([
      { page: '/vibe/', file: 'https://example.com/a.js' },
    ]);
  });

  test('is missing itself when the build has not got it', () => {
    expect(measure('/vibe/gone')).toEqual({
      path: '/vibe/gone',
      parts: [],
      missing: [{ page: '/vibe/gone', file: '/gone.html' }],
    });
  });
});

describe('a page that starts React at once', () => {
  const generated = {
    'generated/client-manifest.json': JSON.stringify({
      origins: { aaaa1111: ['7', '1'], bbbb2222: ['2'], cccc3333: ['3'] },
      assets: {
        '1': { js: [{ file: 'assets/js/aaaa1111.01234567.js' }] },
        '2': { js: [{ file: 'assets/js/bbbb2222.01234567.js' }] },
        '3': { js: [{ file: 'assets/js/cccc3333.01234567.js' }] },
        '7': { js: [{ file: 'assets/js/7.01234567.js' }] },
      },
    }),
    'generated/routesChunkNames.json': JSON.stringify({
      '/vibe/docs-e80': { __comp: 'bbbb2222' },
      '/vibe/docs-33f': { __comp: 'aaaa1111', __context: { plugin: 'bbbb2222' } },
      '/vibe/docs/intro-87c': { content: 'cccc3333' },
    }),
    'generated/registry.js':
      '"cccc3333": [() => import(/* webpackChunkName: "cccc3333" */ "@site/docs/intro.mdx"), "x"],',
    'generated/routes.js': `export default [
  {
    path: '/vibe/docs',
    component: ComponentCreator('/vibe/docs', 'e80'),
    exact: true
  },
  {
    path: '/vibe/docs',
    component: ComponentCreator('/vibe/docs', '33f'),
    routes: [
      {
        path: '/vibe/docs/intro',
        component: ComponentCreator('/vibe/docs/intro', '87c'),
        exact: true
      }
    ]
  }
];`,
    'build/assets/js/aaaa1111.01234567.js': 10,
    'build/assets/js/bbbb2222.01234567.js': 20,
    'build/assets/js/cccc3333.01234567.js': 30,
    'build/assets/js/7.01234567.js': 40,
    'build/assets/js/main.01234567.js': 1000,
  };

  test('weighs the chunks of its route and of those around it, each once', () => {
    write({
      ...generated,
      'build/docs/intro.html': '<script src=/vibe/assets/js/main.01234567.js defer></script>',
    });
    const scripts = measure('/vibe/docs/intro').parts.filter(({ kind }) => kind === 'javascript');
    expect(scripts.map(({ name, bytes }) => [name, bytes])).toEqual([
      ['main.js', 1000],
      ['7.js', 40],
      ['aaaa1111.js', 10],
      ['bbbb2222.js', 20],
      ['@site/docs/intro.mdx', 30],
    ]);
  });

  test('weighs them no more once its HTML does not name the start script', () => {
    write({ ...generated, 'build/docs/intro.html': '<p>Text</p>' });
    expect(bytesOf(measure('/vibe/docs/intro'), 'javascript')).toBe(0);
  });
});
