import { expect, test } from 'vitest';
import type { Generated, GeneratedRoute } from './read-generated.ts';
import { splitRoutes } from './split-routes.ts';

const page = (path: string): GeneratedRoute => ({ path, component: 'abc', exact: true });

const documents = (base: string) =>
  ['intro', 'one', 'two'].map((id) => ({ id, path: `${base}/${id}` }));

/** A docs set in two versions, a page beside it, and the home page. */
const generated: Generated = {
  routes: [
    page('/vibe/docs'),
    {
      path: '/vibe/docs',
      component: 'set',
      routes: [
        {
          path: '/vibe/docs/old',
          component: 'old',
          routes: documents('/vibe/docs/old').map(({ path }) => page(path)),
        },
        {
          path: '/vibe/docs',
          component: 'new',
          routes: [
            { ...page('/vibe/docs/intro'), sidebar: 'main' },
            page('/vibe/docs/one'),
            page('/vibe/docs/two'),
          ],
        },
      ],
    },
    page('/vibe/'),
    { path: '*', component: '' },
  ],
  chunkNames: {
    '/vibe/docs-abc': { __comp: 'redirect' },
    '/vibe/docs-set': { __comp: 'root', __context: { plugin: 'shared' } },
    '/vibe/docs/intro-abc': { __comp: 'page', content: 'intro' },
    '/vibe/docs/one-abc': { __comp: 'page', content: 'one', items: ['shared'] },
    '/vibe/docs/two-abc': { __comp: 'page', content: 'two' },
    '/vibe/-abc': { __comp: 'home' },
  },
  modules: Object.fromEntries(
    ['redirect', 'root', 'shared', 'page', 'intro', 'one', 'two', 'home'].map((name) => [
      name,
      `@site/${name}`,
    ]),
  ),
  globalData: {
    other: { default: 1 },
    'docusaurus-plugin-content-docs': {
      default: {
        path: '/vibe/docs',
        versions: [
          { name: 'current', mainDocId: 'intro', docs: documents('/vibe/docs') },
          { name: 'old', mainDocId: 'intro', docs: documents('/vibe/docs/old') },
        ],
      },
    },
  },
};

const split = (size: number) =>
  splitRoutes(generated, { home: '/vibe/', menuDocuments: new Set(['two']), size });

const pathsOf = (routes: readonly GeneratedRoute[]): readonly string[] =>
  routes.flatMap(({ path, routes: nested }) => [path, ...pathsOf(nested ?? [])]);

test('routes that hold others, the home page and the rest stay', () => {
  const { core } = split(100);
  expect(pathsOf(core.routes)).toEqual([
    '/vibe/docs',
    '/vibe/docs/old',
    '/vibe/docs',
    '/vibe/',
    '*',
  ]);
  expect(Object.keys(core.chunkNames)).toEqual(['/vibe/docs-set', '/vibe/-abc']);
  expect(Object.keys(core.modules)).toEqual(['root', 'shared', 'home']);
});

test('each page is in one part, with the list it belongs to and all that the generator said', () => {
  const [part, ...others] = split(100).parts;
  expect(others).toEqual([]);
  expect(part?.from).toBe('/vibe/docs');
  expect(part?.routes.map(({ list, route }) => [list, route.path])).toEqual([
    [0, '/vibe/docs'],
    [3, '/vibe/docs/intro'],
    [2, '/vibe/docs/old/intro'],
    [2, '/vibe/docs/old/one'],
    [2, '/vibe/docs/old/two'],
    [3, '/vibe/docs/one'],
    [3, '/vibe/docs/two'],
  ]);
  expect(part?.routes[1]?.route).toEqual({ ...page('/vibe/docs/intro'), sidebar: 'main' });
});

test('a part has the chunks of its pages, also those that another part or the core has', () => {
  const { parts } = split(4);
  expect(parts.map(({ from }) => from)).toEqual(['/vibe/docs', '/vibe/docs/old/two']);
  expect(parts.map(({ modules }) => Object.keys(modules))).toEqual([
    ['redirect', 'page', 'intro'],
    ['shared', 'page', 'one', 'two'],
  ]);
  expect(parts[1]?.modules.one).toBe('@site/one');
});

test('parts are of even size', () => {
  expect(split(6).parts.map(({ routes }) => routes.length)).toEqual([4, 3]);
});

test('documents go with their pages, in all versions, as a menu leads from one to the other', () => {
  const [, second] = split(4).parts;
  const found = second?.documents.map(({ set, version, documents: of }) => [
    set,
    version,
    of.map(({ id }) => id),
  ]);
  expect(found).toEqual([
    ['default', 'current', ['two', 'one']],
    ['default', 'old', ['two', 'one']],
  ]);
});

test('main documents and those that menus name stay', () => {
  const { globalData } = split(4).core;
  const [current] = globalData['docusaurus-plugin-content-docs'].default?.versions ?? [];
  expect(current?.docs.map(({ id }) => id)).toEqual(['intro', 'two']);
  expect(globalData.other).toEqual({ default: 1 });
});

test('the generated data is left as it was', () => {
  const before = structuredClone(generated);
  split(2);
  expect(generated).toEqual(before);
});
