// `npm run search:browser -w lab`: measures search in Chromium, compared with Pagefind. `--runs <n>` (3).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { judge, readJudgedLists, type Share } from '@vibe-docs/search/judging';
import { markdownTable } from 'markdown-table';
import { serveSite } from '../bench/build-sites.ts';
import { launchBrowser } from '../measure/launch-browser.ts';
import { PHONE } from '../measure/phone-page.ts';
import { requireBuild } from '../measure/site-folders.ts';
import { askPagefind, measurePagefind, pathOf, servePagefind } from './pagefind-search.ts';
import { readRecords } from './read-records.ts';
import { at, measureSiteSearch, PROBES, type SearchCost, typedQueries } from './site-search.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number.parseInt(values.runs, 10);
const lists = readJudgedLists();
const queries = lists.flatMap((list) => list.queries);
const typed = typedQueries();
const browser = await launchBrowser();
const server = await serveSite('ours');
const copy = mkdtempSync(join(tmpdir(), 'pagefind-'));
try {
  const address = `${server.origin}/vibe/docs/getting-started/intro`;
  const own = await repeat(() => measureSiteSearch(browser, address, PROBES, typed));
  const pagefindSite = await servePagefind(requireBuild(), join(copy, 'site'), readRecords());
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
      costTable(own, pagefind),
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

function costTable(...contestants: readonly (readonly SearchCost[])[]): string {
  const row = (name: string, of: (costs: readonly SearchCost[]) => number, digits = 0) => [
    name,
    ...contestants.map((costs) => of(costs).toFixed(digits).replace('NaN', '–')),
  ];
  const median = (key: Exclude<keyof SearchCost, 'keyMs' | 'answerMs'>, unit = 1) => {
    return (costs: readonly SearchCost[]) =>
      at(
        costs.map((cost) => cost[key]),
        0.5,
      ) / unit;
  };
  const keys = (key: 'keyMs' | 'answerMs', share: number) => (costs: readonly SearchCost[]) =>
    at(
      costs.flatMap((cost) => cost[key]),
      share,
    );
  const rows = [
    ['', 'this search', 'Pagefind'],
    row('first result, s', median('firstResultMs', 1000), 2),
    row('kB until then', median('firstResultBytes', 1000)),
    row('full-text result, s', median('fullTextMs', 1000), 2),
    row('kB until then', median('fullTextBytes', 1000)),
    row('key until the worker answers p50, ms', keys('keyMs', 0.5), 1),
    row('p95, ms', keys('keyMs', 0.95), 1),
    row('key until the page has the answer p50, ms', keys('answerMs', 0.5), 1),
    row('p95, ms', keys('answerMs', 0.95), 1),
    row('worker, MB', median('workerBytes', 1e6), 1),
    row('longest task, ms', median('longestTaskMs')),
  ];
  return markdownTable(rows, { align: ['l', 'r', 'r'] });
}

function figure(share: Share | undefined): string {
  return share === undefined
    ? ''
    : `${share.value.toFixed(3)} [${share.low.toFixed(2)}–${share.high.toFixed(2)}]`;
}
