import type { Browser } from '@playwright/test';
import { median } from '../measure/statistics.ts';
import type { SiteName } from './build-sites.ts';
import type { ComparedValue } from './comparison-table.ts';
import {
  type ComparedPage,
  type LoadVisit,
  measureMainThread,
  measureNavigation,
  visitOnPhone,
} from './page-visits.ts';

/** One page of each kind that is compared. */
const comparedPages: readonly ComparedPage[] = [
  {
    name: 'long lesson',
    path: '/vibe/newdocs/Typescript/Mastering%20Functions/Mastering%20Functions%20in%20TypeScript',
    link: '.pagination-nav__link--next',
  },
  {
    name: 'docs page',
    path: '/vibe/docs/getting-started/intro',
    link: '.pagination-nav__link--next',
  },
  { name: 'home', path: '/vibe/', link: 'main a[href$="/docs/getting-started/intro"]' },
  { name: 'blog list', path: '/vibe/blog', link: 'main article h2 a' },
  { name: 'API page', path: '/vibe/api', link: 'footer a[href$="/docs/getting-started/intro"]' },
];

/** Results of one run for one page of one site. */
export interface PageRun {
  readonly load: LoadVisit;
  /** Main-thread time, wall-clock and CPU. */
  readonly busyMs: number;
  readonly cpuMs: number;
  readonly navigationMs: number;
  readonly cachedNavigationMs: number;
  readonly desktopNavigationMs: number;
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
    navigationMs: await measureNavigation(browser, origin, { ...page, on: 'phone' }),
    cachedNavigationMs: await measureNavigation(browser, origin, {
      ...page,
      on: 'phone with cache',
    }),
    desktopNavigationMs: await measureNavigation(browser, origin, { ...page, on: 'desktop' }),
  };
}

const kilobytes = (bytes: number) => bytes / 1000;
const withoutImages = ({ transfer }: LoadVisit) => transfer.scripts + transfer.other;

/** Name, decimal places and value of each row of the table. */
const ROWS: readonly (readonly [string, number, (run: PageRun) => number])[] = [
  ['JavaScript kB', 1, ({ load }) => kilobytes(load.transfer.scripts)],
  ['total kB without images', 1, ({ load }) => kilobytes(withoutImages(load))],
  ['total kB with images', 1, ({ load }) => kilobytes(withoutImages(load) + load.transfer.images)],
  ['of it, headers kB', 1, ({ load }) => kilobytes(load.transfer.headers)],
  ['prefetched kB (besides)', 1, ({ load }) => kilobytes(load.transfer.prefetched)],
  ['requests', 0, ({ load }) => load.transfer.requests],
  ['FCP ms', 0, ({ load }) => load.firstPaintMs],
  ['LCP ms', 0, ({ load }) => load.largestPaintMs],
  ['main thread busy ms', 0, ({ busyMs }) => busyMs],
  ['main thread CPU ms', 0, ({ cpuMs }) => cpuMs],
  ['CLS', 3, ({ load }) => load.layoutShift],
  ['click → new h1 ms, cache off', 0, ({ navigationMs }) => navigationMs],
  ['click → new h1 ms, cache on', 0, ({ cachedNavigationMs }) => cachedNavigationMs],
  ['click → new h1 ms, desktop', 0, ({ desktopNavigationMs }) => desktopNavigationMs],
];

/** Medians of all runs of a page. */
export function comparePage({ ours, stock }: PageRuns): readonly ComparedValue[] {
  return ROWS.map(([name, digits, of]) => ({
    name,
    digits,
    ours: median(ours.map(of)),
    stock: median(stock.map(of)),
  }));
}
