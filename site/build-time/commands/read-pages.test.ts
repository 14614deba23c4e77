import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toSitePath } from '@vibe-docs/content';
import { readBuiltPages } from '@vibe-docs/search';
import type { Nodes } from 'hast';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { searchSource } from '../../config/search.ts';
import { markdownConverter } from '../markdown-pages/write-site-markdown.ts';
import { readPages } from './read-pages.mts';

let buildDir: string;
beforeEach(() => {
  buildDir = mkdtempSync(join(tmpdir(), 'pages-'));
  for (const name of ['docs/b.html', 'docs/a.html', 'search.html', 'newdocs/größe.html']) {
    const file = join(buildDir, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pageOf(name));
  }
});
// A build that stops may still be writing: `rmSync` would not look again.
afterEach(() => rm(buildDir, { recursive: true, maxRetries: 5 }));

const pageOf = (name: string) =>
  `<!doctype html><meta name="docsearch:docusaurus_tag" content="default"><meta name="docsearch:language" content="en"><style>/* ${name} */</style><noscript><style>a{}</style></noscript><main><h1>${name}</h1><p>Text of ${name}</p></main>`;

const noCards = { drawFor: async () => {}, counts: () => ({ cards: 0, drawn: 0 }) };

const convert = () => markdownConverter(buildDir, 'https://docs.example');

test('pages that are parsed once give the records that search reads by itself, in its order', async () => {
  const source = searchSource(buildDir, { pages: [] });
  const { records } = await readPages(source, noCards, convert());
  expect(records).toEqual(readBuiltPages(source));
  expect(records.map(({ page }) => page.path)).toEqual([
    '/vibe/docs/a',
    '/vibe/docs/b',
    '/vibe/newdocs/gr%C3%B6%C3%9Fe',
  ]);
});

test('search is told the questions and other names of a page, which its HTML does not hold', async () => {
  const route = toSitePath('newdocs/größe');
  const frontMatter = {
    values: new Map<string, unknown>([
      ['asked', ['How big', 7]],
      ['also_called', ['dimensions']],
    ]),
  };
  const site = { pages: [{ route, page: { frontMatter } }] };
  const { records } = await readPages(searchSource(buildDir, site), noCards, convert());
  expect(records.map(({ asked }) => asked)).toEqual([[], [], ['How big', 'dimensions']]);
});

test('search is taught the queries of a page, and refuses those of a page that is gone', async () => {
  const queries = { '/docs/b': ['beta', 'second page'] };
  const { records } = await readPages(
    searchSource(buildDir, { pages: [] }, queries),
    noCards,
    convert(),
  );
  expect(records.map((page) => page.queries)).toEqual([undefined, queries['/docs/b'], undefined]);
  expect(() => searchSource(buildDir, { pages: [] }, { '/docs/old': ['x'] })).toThrow(
    'has queries for "/docs/old", which is no page of the build',
  );
});

test('what stands inline is known of every page, of those that search leaves out as well', async () => {
  const { inspections } = await readPages(
    searchSource(buildDir, { pages: [] }),
    noCards,
    convert(),
  );
  expect([...inspections.keys()].sort()).toEqual([
    '/docs/a.html',
    '/docs/b.html',
    '/newdocs/größe.html',
    '/search.html',
  ]);
  expect(inspections.get('/search.html')?.styles).toEqual(['/* search.html */', 'a{}']);
});

test('every page but the list of results becomes Markdown', async () => {
  const { markdown } = await readPages(searchSource(buildDir, { pages: [] }), noCards, convert());
  expect(markdown.map(({ path, body }) => [path, body])).toEqual([
    ['/vibe/docs/a', '# docs/a.html\n\nText of docs/a.html\n'],
    ['/vibe/docs/b', '# docs/b.html\n\nText of docs/b.html\n'],
    ['/vibe/newdocs/gr%C3%B6%C3%9Fe', '# newdocs/größe.html\n\nText of newdocs/größe.html\n'],
  ]);
});

test('renders the card of every page, and stops the build when one fails', async () => {
  const asked: string[] = [];
  const counting = async (_page: Nodes, file: string) => {
    asked.push(file);
  };
  await readPages(
    searchSource(buildDir, { pages: [] }),
    { ...noCards, drawFor: counting },
    convert(),
  );
  expect(asked).toHaveLength(4);
  const failing = async () => {
    throw new Error('two cards of one name');
  };
  const reading = readPages(
    searchSource(buildDir, { pages: [] }),
    { ...noCards, drawFor: failing },
    convert(),
  );
  await expect(reading).rejects.toThrow('two cards of one name');
});
