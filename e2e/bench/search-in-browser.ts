// `npm run search:bench:browser`: what search costs in Chromium, beside Pagefind. Build first.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { createSiteServer, readManifest } from '@vibe-docs/hosting';
import { askPagefind, measurePagefind, servePagefind } from './pagefind-search.ts';
import { PHONE } from './phone-page.ts';
import { measureSiteSearch, type SearchCost } from './site-search.ts';

/** As in packages/search/bench/judged-queries.json. */
interface JudgedQuery {
  readonly query: string;
  readonly kind: string;
  readonly accept: readonly string[];
}

const BUILD = fileURLToPath(new URL('../../site/build', import.meta.url));
const LIST = new URL('../../packages/search/bench/judged-queries.json', import.meta.url);
/** Each cold visit is made so often; the table shows the medians. */
const VISITS = 3;
/** "middleware" is a title; "riddle after riddle" stands in the running text of one page. */
const PROBES = { title: 'middleware', text: 'riddle after riddle' };

const queries: readonly JudgedQuery[] = JSON.parse(readFileSync(LIST, 'utf8'));
const typed = queries.filter((_, index) => index % 9 === 0).map(({ query }) => query);
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  ...(executablePath === undefined ? {} : { executablePath }),
});
const server = await createSiteServer({ buildDir: BUILD, manifest: readManifest(BUILD) }).listen({
  port: 0,
});
const copy = mkdtempSync(join(tmpdir(), 'pagefind-'));
try {
  const address = `${server.origin}/vibe/docs/getting-started/intro`;
  const own = await repeat(() => measureSiteSearch(browser, address, PROBES, typed));
  const pagefindSite = await servePagefind(BUILD, join(copy, 'site'));
  const pagefind = await repeat(() => measurePagefind(browser, pagefindSite, PROBES, typed));
  const answers = await askPagefind(
    browser,
    pagefindSite,
    queries.map(({ query }) => query),
  );
  pagefindSite.close();
  console.log(
    [
      `Phone: ${PHONE.width}×${PHONE.height}, main thread ${PHONE.slowdown}× slower (workers are not), ` +
        `${PHONE.latencyMs} ms, 1.6 Mbit/s, empty cache. Medians of ${VISITS} visits.`,
      'Keys: not slowed down. Pagefind: without any dialog, from the import of its code.',
      '',
      ...row('', ['this search', 'Pagefind']),
      ...costRows(own, pagefind),
      '',
      `Pagefind on the judged list: first ${share(answers, 1)}, in three ${share(answers, 3)} of ${queries.length}`,
    ].join('\n'),
  );
} finally {
  rmSync(copy, { recursive: true });
  await server.close();
  await browser.close();
}

async function repeat(measure: () => Promise<SearchCost>): Promise<readonly SearchCost[]> {
  const costs: SearchCost[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    costs.push(await measure());
  }
  return costs;
}

function costRows(...contestants: readonly (readonly SearchCost[])[]): string[] {
  const median = (pick: (cost: SearchCost) => number, unit: number, digits = 0) =>
    contestants.map((costs) => (at(costs.map(pick), 0.5) / unit).toFixed(digits));
  const keys = (share: number) =>
    contestants.map((costs) =>
      at(
        costs.flatMap(({ keyMs }) => keyMs),
        share,
      ).toFixed(1),
    );
  return [
    ...row(
      'first result, s',
      median(({ firstResultMs }) => firstResultMs, 1000, 2),
    ),
    ...row(
      '  kB until then',
      median(({ firstResultBytes }) => firstResultBytes, 1000),
    ),
    ...row(
      'full-text result, s',
      median(({ fullTextMs }) => fullTextMs, 1000, 2),
    ),
    ...row(
      '  kB until then',
      median(({ fullTextBytes }) => fullTextBytes, 1000),
    ),
    ...row('key p50, ms', keys(0.5)),
    ...row('key p95, ms', keys(0.95)),
    ...row(
      'longest task, ms',
      median(({ longestTaskMs }) => longestTaskMs, 1),
    ),
    ...row(
      'worker heap, MB',
      median(({ workerBytes }) => workerBytes, 1_000_000, 1),
    ),
  ];
}

function row(name: string, cells: readonly string[]): string[] {
  return [name.padEnd(24) + cells.map((cell) => cell.padStart(14)).join('')];
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/** Share of the judged queries that a page of the list answers among the first `most`. */
function share(answers: readonly (readonly string[])[], most: number): string {
  const right = queries.filter(({ accept }, index) => {
    const pages = new Set((answers[index] ?? []).map(pathOf));
    return accept.length === 0
      ? pages.size === 0
      : [...pages].slice(0, most).some((path) => accept.includes(path));
  });
  return (right.length / queries.length).toFixed(3);
}

/** The path as the list writes it, from an address such as `/docs/intro.html#start`. */
function pathOf(address: string): string {
  const { pathname } = new URL(address, 'http://localhost');
  return decodeURI(pathname)
    .slice(1)
    .replace(/(?:index)?\.html$|\/$/, '');
}
