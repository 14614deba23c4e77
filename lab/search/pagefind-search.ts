import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import type { PageRecords } from '@vibe-docs/search';
import sirv from 'sirv';
import { openPhonePage } from '../measure/phone-page.ts';
import { pathBelow } from './read-records.ts';
import type { ProbeQueries, SearchCost } from './site-search.ts';

/** Run by npx and not a dependency: its programs weigh 13 MB, and only this comparison needs them. */
const PAGEFIND = 'pagefind@1.6.0';

/** A file that browsers show without loading anything else. */
const EMPTY = 'search-manifest.json';

/** The used part of Pagefind's API. */
interface Pagefind {
  init(): Promise<void>;
  search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>;
}

/** A copy of the site with Pagefind's index, on a server of its own. */
export interface PagefindSite {
  readonly address: string;
  readonly close: () => void;
}

/**
 * @param buildDir the built site; it is not changed.
 * @param folder an empty folder for the copy.
 * @param pages what the other engines index.
 */
export async function servePagefind(
  buildDir: string,
  folder: string,
  pages: readonly PageRecords[],
): Promise<PagefindSite> {
  cpSync(buildDir, folder, { recursive: true });
  levelPages(folder, pages);
  execFileSync('npx', ['--yes', PAGEFIND, '--site', folder], { stdio: 'ignore' });
  compressFiles(join(folder, 'pagefind'));
  const server = createServer(sirv(folder, { brotli: true, extensions: ['html'] }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** Leaves the pages that the other engines index, each with the questions and names that they are given. */
function levelPages(folder: string, pages: readonly PageRecords[]): void {
  const pageAt = new Map(pages.map((page) => [pathBelow(page.page.path), page]));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((path) => path.endsWith('.html'))) {
    const page = pageAt.get(pathOf(name));
    const file = join(folder, name);
    if (page === undefined) {
      rmSync(file);
      continue;
    }
    const { asked: own = [], queries = [], sections } = page;
    const asked = [own, queries, ...sections.map((section) => section.asked ?? [])].flat();
    const text = asked.map((question) => `<p>${question.replaceAll('<', '&lt;')}</p>`).join('');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('</main>', () => `${text}</main>`),
    );
  }
}

/** The path in the form of the judged lists, from an address such as `docs/intro.html#start`. */
export function pathOf(address: string): string {
  const { pathname } = new URL(address, 'http://localhost');
  return decodeURI(pathname)
    .slice(1)
    .replace(/(?:\/?index)?\.html$|\/$/, '');
}

/** Its index files are compressed already; its code is not. */
function compressFiles(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (/\.(js|json|css)$/.test(name) && statSync(file).isFile()) {
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
    }
  }
}

/** Measures Pagefind without a dialog: from the import of its code to the data of the first result. */
export async function measurePagefind(
  browser: Browser,
  { address }: PagefindSite,
  probes: ProbeQueries,
  typed: readonly string[],
): Promise<SearchCost> {
  const first = await searchCold(browser, address, probes.title);
  const full = await searchCold(browser, address, probes.text);
  return {
    firstResultMs: first.ms,
    firstResultBytes: first.bytes,
    fullTextMs: full.ms,
    fullTextBytes: full.bytes,
    answerMs: await measureKeys(browser, address, typed),
    // Its worker is not watched.
    keyMs: [],
    workerBytes: Number.NaN,
    // It runs on the main thread; other work of the page is not counted.
    longestTaskMs: Number.NaN,
  };
}

/** Addresses of Pagefind's results for each query, best first. */
export async function askPagefind(
  browser: Browser,
  { address }: PagefindSite,
  queries: readonly string[],
): Promise<string[][]> {
  const page = await openPagefind(browser, address);
  const answers = await page.evaluate(async (all) => {
    const found: string[][] = [];
    for (const query of all) {
      const { results } = await window.pagefind.search(query);
      const data = await Promise.all(results.slice(0, 20).map((result) => result.data()));
      found.push(data.map(({ url }) => url));
    }
    return found;
  }, queries);
  await page.close();
  return answers;
}

declare global {
  interface Window {
    pagefind: Pagefind;
  }
}

/** An empty page of the same origin, with Pagefind ready. */
async function openPagefind(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(address + EMPTY);
  await page.evaluate(async () => {
    const code = '/pagefind/pagefind.js';
    window.pagefind = await import(code);
    await window.pagefind.init();
  });
  return page;
}

async function searchCold(browser: Browser, address: string, query: string) {
  const { page, context, takeBytes } = await openPhonePage(browser);
  try {
    await page.goto(address + EMPTY);
    await takeBytes();
    const ms = await page.evaluate(async (words) => {
      const startMs = performance.now();
      const code = '/pagefind/pagefind.js';
      const pagefind: Pagefind = await import(code);
      await pagefind.init();
      const { results } = await pagefind.search(words);
      await results[0]?.data();
      return results.length > 0 ? performance.now() - startMs : Number.NaN;
    }, query);
    return { ms, bytes: await takeBytes() };
  } finally {
    await context.close();
  }
}

async function measureKeys(browser: Browser, address: string, typed: readonly string[]) {
  const page = await openPagefind(browser, address);
  const times = await page.evaluate(async (queries) => {
    const keyMs: number[] = [];
    for (const query of queries) {
      for (let length = 1; length <= query.length; length++) {
        const startMs = performance.now();
        await window.pagefind.search(query.slice(0, length));
        keyMs.push(performance.now() - startMs);
      }
    }
    return keyMs;
  }, typed);
  await page.close();
  return times;
}
