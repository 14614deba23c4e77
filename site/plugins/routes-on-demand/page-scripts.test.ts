import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPageScripts } from './page-scripts.ts';

const FILES = {
  'routes.js': `export default [
  { path: '/vibe/docs', component: ComponentCreator('/vibe/docs', 'abc'), exact: true },
  { path: '/vibe/docs', component: ComponentCreator('/vibe/docs', 'set'), routes: [
    { path: '/vibe/docs/Getting Started', component: ComponentCreator('/vibe/docs/Getting Started', 'one'), exact: true },
  ] },
];`,
  'registry.js': 'export default {};',
  'routesChunkNames.json': JSON.stringify({
    '/vibe/docs-abc': { __comp: 'redirect' },
    '/vibe/docs-set': { __comp: 'root', __context: { plugin: 'plugin' } },
    '/vibe/docs/Getting Started-one': { __comp: 'page', content: 'started' },
  }),
  'globalData.json': '{ "docusaurus-plugin-content-docs": {} }',
  'routes-on-demand/parts.json': '["/vibe/docs", "/vibe/docs/k"]',
  'client-manifest.json': JSON.stringify({
    entrypoints: ['main'],
    origins: {
      redirect: ['1'],
      root: ['2'],
      plugin: ['3'],
      page: ['9', '4'],
      started: ['9', '5'],
      'routes-0': ['6'],
      'routes-1': ['7'],
    },
    assets: Object.fromEntries(
      [...'12345679'].map((id) => [id, { js: [{ file: `assets/js/${id}.js` }] }]),
    ),
  }),
};

function scriptsOf(pathname: string, files: Readonly<Record<string, string>> = FILES) {
  const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return readPageScripts(folder)(pathname).map((file) => file.replace(/^assets\/js\//, ''));
}

test('a page needs its routes, what is around it, and its own chunks, each file once', () => {
  const expected = ['6.js', '2.js', '3.js', '9.js', '4.js', '5.js'];
  expect(scriptsOf('/vibe/docs/Getting%20Started')).toEqual(expected);
  expect(scriptsOf('/vibe/docs/Getting Started.html')).toEqual(expected);
});

test('where a page and a set have one address, the page is shown', () => {
  expect(scriptsOf('/vibe/docs')).toEqual(['6.js', '1.js']);
});

test('an address without a page needs the routes among which it is looked for, at most', () => {
  expect(scriptsOf('/vibe/docs/zebra')).toEqual(['7.js']);
  expect(scriptsOf('/vibe/404.html')).toEqual([]);
});

test('a manifest of another form is an error', () => {
  expect(() => scriptsOf('/', { ...FILES, 'client-manifest.json': '{}' })).toThrow('origins');
});
