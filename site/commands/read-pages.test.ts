import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { markdownConverter } from '@vibe-docs/agents/build/markdown/write-site-markdown';
import { toSitePath } from '@vibe-docs/content';
import { openResultStore } from '@vibe-docs/kernel/result-store';
import { readBuiltPages } from '@vibe-docs/search';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { searchSource } from '../config/search.ts';
import { readPages, rememberPages } from './read-pages.mts';

const FILES = ['docs/b.html', 'docs/a.html', 'search.html', 'newdocs/größe.html'];

let buildDir: string;
beforeEach(() => {
  buildDir = mkdtempSync(join(tmpdir(), 'pages-'));
  write(FILES);
});
// A build that stops may still be writing: `rmSync` would not look again.
afterEach(async () => {
  await rm(buildDir, { recursive: true, maxRetries: 5 });
  vi.unstubAllEnvs();
});

function write(files: readonly string[]): void {
  for (const name of files) {
    const file = join(buildDir, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pageOf(name));
  }
}

const pageOf = (name: string) =>
  `<!doctype html><meta name="docsearch:docusaurus_tag" content="default"><meta name="docsearch:language" content="en"><style>/* ${name} */</style><noscript><style>a{}</style></noscript><main><h1>${name}</h1><p>Text of ${name}</p></main>`;

const noCards = { draw: async () => {}, counts: () => ({ cards: 0, drawn: 0 }) };

const convert = (files: readonly string[] = FILES) =>
  markdownConverter(files, 'https://docs.example');

const site = siteOf(FILES);

function siteOf(files: readonly string[]) {
  const routes = files.map((file) => toSitePath(file.replace(/\.html$/, '')));
  return { pages: [], routes: new Map(routes.map((route) => [route, undefined])) };
}

test('pages that are parsed once give the records that search reads by itself, in its order', async () => {
  const source = searchSource(buildDir, site);
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
  const pages = [{ route, page: { frontMatter } }];
  const source = searchSource(buildDir, { ...site, pages });
  const { records } = await readPages(source, noCards, convert());
  expect(records.map(({ asked }) => asked)).toEqual([[], [], ['How big', 'dimensions']]);
});

test('search is taught the queries of a page, and refuses those of a page that is gone', async () => {
  const queries = { '/docs/b': ['beta', 'second page'] };
  const { records } = await readPages(searchSource(buildDir, site, queries), noCards, convert());
  expect(records.map((page) => page.queries)).toEqual([undefined, queries['/docs/b'], undefined]);
  expect(() => searchSource(buildDir, site, { '/docs/old': ['x'] })).toThrow(
    'has queries for "/docs/old", which is no page of the build',
  );
});

test('what stands inline is known of every page, of those that search leaves out as well', async () => {
  const { inspections } = await readPages(searchSource(buildDir, site), noCards, convert());
  expect([...inspections.keys()].sort()).toEqual([
    '/docs/a.html',
    '/docs/b.html',
    '/newdocs/größe.html',
    '/search.html',
  ]);
  expect(inspections.get('/search.html')?.styles).toEqual(['/* search.html */', 'a{}']);
});

test('every page but the list of results becomes Markdown', async () => {
  const { markdown } = await readPages(searchSource(buildDir, site), noCards, convert());
  expect(markdown.map(({ path, body }) => [path, body])).toEqual([
    ['/vibe/docs/a', '# docs/a.html\n\nText of docs/a.html\n'],
    ['/vibe/docs/b', '# docs/b.html\n\nText of docs/b.html\n'],
    ['/vibe/newdocs/gr%C3%B6%C3%9Fe', '# newdocs/größe.html\n\nText of newdocs/größe.html\n'],
  ]);
});

test('renders the card of every page, and stops the build when one fails', async () => {
  const asked: string[] = [];
  const counting = async (_card: unknown, file: string) => {
    asked.push(file);
  };
  await readPages(searchSource(buildDir, site), { ...noCards, draw: counting }, convert());
  expect(asked).toHaveLength(4);
  const failing = async () => {
    throw new Error('two cards of one name');
  };
  const reading = readPages(searchSource(buildDir, site), { ...noCards, draw: failing }, convert());
  await expect(reading).rejects.toThrow('two cards of one name');
});

test('a page is read again when it or what it is read with has changed', async () => {
  for (const file of ['package-lock.json', 'tsconfig.base.json']) {
    writeFileSync(join(buildDir, file), '');
  }
  const store = openResultStore<never>('pages', { projectFolder: buildDir, code: [] });
  const source = searchSource(buildDir, site);
  const read = async (inputs: string) => {
    const toMarkdown = vi.fn(convert());
    const found = await readPages(source, noCards, toMarkdown, rememberPages(inputs, store));
    return { found, count: toMarkdown.mock.calls.length };
  };
  const first = await read('a');
  const written = FILES.map((file) => readFileSync(join(buildDir, file), 'utf8'));
  write(FILES);
  const again = await read('a');
  expect([first.count, again.count]).toEqual([4, 0]);
  expect(again.found).toEqual(first.found);
  expect(FILES.map((file) => readFileSync(join(buildDir, file), 'utf8'))).toEqual(written);
  write(FILES);
  writeFileSync(join(buildDir, 'docs/b.html'), pageOf('another text'));
  expect((await read('a')).count).toBe(1);
  write(FILES);
  expect((await read('b')).count).toBe(4);
});

test('pages have the names of their routes on a disk that does not distinguish case', async () => {
  createRequire(import.meta.url)('@vibe-docs/kernel/testing/case-insensitive-disk.cjs');
  vi.stubEnv('CASE_INSENSITIVE_FOLDERS', buildDir);
  const lessons = ['newdocs/express/logging.html', 'newdocs/Express/Middleware.html'];
  write(lessons);
  expect(readdirSync(join(buildDir, 'newdocs/Express'))).toEqual([
    'Middleware.html',
    'logging.html',
  ]);
  const source = searchSource(buildDir, siteOf([...FILES, ...lessons]), {
    '/newdocs/Express/Middleware': ['order of functions'],
  });
  const { records, titles, inspections, markdown } = await readPages(
    source,
    noCards,
    convert(source.files),
  );
  const paths = ['/vibe/newdocs/Express/Middleware', '/vibe/newdocs/express/logging'];
  expect(records.map(({ page }) => page.path)).toEqual(expect.arrayContaining(paths));
  expect(records.find(({ queries }) => queries)?.page.title).toBe(lessons[1]);
  expect(markdown.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
  expect(titles.get(`/${lessons[0]}`)).toBe(lessons[0]);
  expect([...inspections.keys()]).toEqual([...titles.keys()]);
  expect(() => searchSource(buildDir, site, { '/DOCS/b': ['x'] })).toThrow(
    'has queries for "/DOCS/b", which is no page of the build',
  );
});
