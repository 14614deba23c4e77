import type { Browser } from '@playwright/test';
import { median } from '../measure/statistics.ts';
import type { SiteName } from './build-sites.ts';
import { type ComparedPage, comparedPages } from './compared-pages.ts';
import type { ComparedValue } from './comparison-table.ts';
import {
  type LoadVisit,
  measureMainThread,
  measureNavigation,
  visitOnPhone,
} from './page-visits.ts';

/** Results of one run for one page of one site. */
export interface PageRun {
  readonly load: LoadVisit;
  /** Main-thread time, wall-clock and CPU. */
  readonly busyMs: number;
  readonly cpuMs: number;
  readonly navigationMs: number;
  readonly cachedNavigationMs: number;
}

/** All runs of a page, by site. */
export type PageRuns = Readonly<Record<SiteName, readonly PageRun[]>>;

/**
 * Measures the compared pages. The sites alternate, so that background load affects
 * both alike.
 *
 * @param origins of the servers, without a trailing slash
 * @param onProgress is called at the start of each run of a page
 */
export async function measureBoth(
  browser: Browser,
  origins: Readonly<Record<SiteName, string>>,
  { runs, onProgress }: { readonly runs: number; readonly onProgress: (text: string) => void },
): Promise<ReadonlyMap<ComparedPage, PageRuns>> {
  const results = new Map(
    comparedPages.map((page) => [page, { ours: [] as PageRun[], stock: [] as PageRun[] }]),
  );
  for (let run = 1; run <= runs; run++) {
    const order = run % 2 === 1 ? (['ours', 'stock'] as const) : (['stock', 'ours'] as const);
    for (const [page, found] of results) {
      onProgress(`run ${run} of ${runs}: ${page.name}`);
      for (const site of order) {
        found[site].push(await measurePage(browser, origins[site], page));
      }
    }
  }
  return results;
}

async function measurePage(browser: Browser, origin: string, page: ComparedPage): Promise<PageRun> {
  const url = origin + page.path;
  return {
    load: await visitOnPhone(browser, url),
    busyMs: await measureMainThread(browser, url, 'timeTicks'),
    cpuMs: await measureMainThread(browser, url, 'threadTicks'),
    navigationMs: await measureNavigation(browser, origin, { ...page, hasCache: false }),
    cachedNavigationMs: await measureNavigation(browser, origin, { ...page, hasCache: true }),
  };
}

const kilobytes = (bytes: number) => bytes / 1000;
const withoutImages = ({ transfer }: LoadVisit) => transfer.scripts + transfer.other;

/** The rows of the table, in order. */
const ROWS = [
  { name: 'JavaScript kB', digits: 1, of: ({ load }) => kilobytes(load.transfer.scripts) },
  { name: 'total kB without images', digits: 1, of: ({ load }) => kilobytes(withoutImages(load)) },
  {
    name: 'total kB with images',
    digits: 1,
    of: ({ load }) => kilobytes(withoutImages(load) + load.transfer.images),
  },
  {
    name: 'of it, headers kB',
    digits: 1,
    of: ({ load }) => kilobytes(load.transfer.headers),
  },
  {
    name: 'prefetched kB (besides)',
    digits: 1,
    of: ({ load }) => kilobytes(load.transfer.prefetched),
  },
  { name: 'requests', digits: 0, of: ({ load }) => load.transfer.requests },
  { name: 'FCP ms', digits: 0, of: ({ load }) => load.firstPaintMs },
  { name: 'LCP ms', digits: 0, of: ({ load }) => load.largestPaintMs },
  { name: 'main thread busy ms', digits: 0, of: ({ busyMs }) => busyMs },
  { name: 'main thread CPU ms', digits: 0, of: ({ cpuMs }) => cpuMs },
  { name: 'CLS', digits: 3, of: ({ load }) => load.layoutShift },
  { name: 'click → new h1 ms, cache off', digits: 0, of: ({ navigationMs }) => navigationMs },
  {
    name: 'click → new h1 ms, cache on',
    digits: 0,
    of: ({ cachedNavigationMs }) => cachedNavigationMs,
  },
] as const satisfies readonly {
  readonly name: string;
  readonly digits: number;
  readonly of: (run: PageRun) => number;
}[];

/** Medians of all runs of a page. */
export function comparePage({ ours, stock }: PageRuns): readonly ComparedValue[] {
  return ROWS.map(({ name, digits, of }) => ({
    name,
    digits,
    ours: median(ours.map(of)),
    stock: median(stock.map(of)),
  }));
}
