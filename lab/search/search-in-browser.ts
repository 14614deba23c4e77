// `npm run search:browser -w lab`: measures search in Chromium, compared with Pagefind. `--runs <n>` (3).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { judge, readJudgedList, readJudgedLists, type Share } from '@vibe-docs/search/judging';
import { serveSite } from '../bench/build-sites.ts';
import { launchBrowser } from '../measure/launch-browser.ts';
import { PHONE } from '../measure/phone-page.ts';
import { requireBuild } from '../measure/site-folders.ts';
import { askPagefind, measurePagefind, servePagefind } from './pagefind-search.ts';
import { measureSiteSearch, type SearchCost } from './site-search.ts';

/** "middleware" is a title; "riddle after riddle" occurs in the running text of one page. */
const PROBES = { title: 'middleware', text: 'riddle after riddle' };

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number.parseInt(values.runs, 10);
const lists = readJudgedLists();
const queries = lists.flatMap((list) => list.queries);
const typed = readJudgedList('train')
  .filter((_, index) => index % 9 === 0)
  .map(({ query }) => query);
const browser = await launchBrowser();
const server = await serveSite('ours');
const copy = mkdtempSync(join(tmpdir(), 'pagefind-'));
try {
  const address = `${server.origin}/vibe/docs/getting-started/intro`;
  const own = await repeat(() => measureSiteSearch(browser, address, PROBES, typed));
  const pagefindSite = await servePagefind(requireBuild(), join(copy, 'site'));
  const pagefind = await repeat(() => measurePagefind(browser, pagefindSite, PROBES, typed));
  const answers = await askPagefind(
    browser,
    pagefindSite,
    queries.map(({ query }) => query),
  );
  pagefindSite.close();
  const answerOf = new Map(queries.map(({ query }, index) => [query, answers[index] ?? []]));
  const scores = lists.map((list) => {
    const all = judge(list.queries, (query) => [
      ...new Set((answerOf.get(query) ?? []).map(pathOf)),
    ]).scores.at(-1);
    return `Pagefind on ${list.name}: first ${figure(all?.first)}, in three ${figure(all?.inThree)} of ${all?.queries}`;
  });
  console.log(
    [
      `Phone: ${PHONE.width}×${PHONE.height}, main thread ${PHONE.slowdown}× slower (workers are not), ` +
        `${PHONE.latencyMs} ms, 1.6 Mbit/s, empty cache. Medians of ${runs} visits.`,
      'Keys: not slowed down. Pagefind: without any dialog, from the import of its code.',
      '',
      ...row('', ['this search', 'Pagefind']),
      ...costRows(own, pagefind),
      '',
      ...scores,
    ].join('\n'),
  );
} finally {
  rmSync(copy, { recursive: true });
  await server.close();
  await browser.close();
}

async function repeat(measure: () => Promise<SearchCost>): Promise<readonly SearchCost[]> {
  const costs: SearchCost[] = [];
  for (let visit = 0; visit < runs; visit++) {
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
  ];
}

function figure(share: Share | undefined): string {
  return share === undefined
    ? ''
    : `${share.value.toFixed(3)} [${share.low.toFixed(2)}–${share.high.toFixed(2)}]`;
}

function row(name: string, cells: readonly string[]): string[] {
  return [name.padEnd(24) + cells.map((cell) => cell.padStart(14)).join('')];
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/** The path in the form of the list, from an address such as `/docs/intro.html#start`. */
function pathOf(address: string): string {
  const { pathname } = new URL(address, 'http://localhost');
  return decodeURI(pathname)
    .slice(1)
    .replace(/(?:index)?\.html$|\/$/, '');
}
