import type { Browser, Page } from '@playwright/test';
import { openPhonePage } from '../measure/phone-page.ts';

const searchInput = (page: Page) => page.getByRole('dialog').getByRole('combobox');

/** Measurements of the search in one visit with an empty cache. */
export interface SearchCost {
  /** From the press that opens search to the first visible result. */
  readonly firstResultMs: number;
  readonly firstResultBytes: number;
  /** The same for a query that only matches full text, typed immediately. */
  readonly fullTextMs: number;
  readonly fullTextBytes: number;
  /** From a key to the answer, in milliseconds, for every key of every query. */
  readonly keyMs: readonly number[];
  /** Longest main-thread task while search opened. */
  readonly longestTaskMs: number;
}

/** A query that matches titles, and one that only matches running text. */
export interface ProbeQueries {
  readonly title: string;
  readonly text: string;
}

/** Measures the site's search dialog: empty cache, emulated phone. */
export async function measureSiteSearch(
  browser: Browser,
  address: string,
  probes: ProbeQueries,
  typed: readonly string[],
): Promise<SearchCost> {
  const first = await measureFirstResult(browser, address, probes.title);
  const full = await measureFirstResult(browser, address, probes.text);
  return {
    firstResultMs: first.ms,
    firstResultBytes: first.bytes,
    fullTextMs: full.ms,
    fullTextBytes: full.bytes,
    keyMs: await measureKeys(browser, address, typed),
    longestTaskMs: Math.max(first.longestTaskMs, full.longestTaskMs),
  };
}

/** From the press that opens the dialog to the first result of a query: empty cache, emulated phone. */
export async function measureFirstResult(browser: Browser, address: string, query: string) {
  const { page, context, takeBytes } = await openPhonePage(browser);
  try {
    await openAndSettle(page, address);
    await takeBytes();
    const startMs = await page.evaluate(watchForHits);
    await page.keyboard.press('Control+k');
    await searchInput(page).fill(query);
    await page.waitForFunction(() => 'firstHitMs' in window, undefined, { timeout: 60_000 });
    const { hitMs, longestTaskMs } = await page.evaluate(readWatch);
    return { ms: hitMs - startMs, bytes: await takeBytes(), longestTaskMs };
  } finally {
    await context.close();
  }
}

/** Otherwise the start of the page itself would count as search. */
async function openAndSettle(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
}

interface Watched {
  firstHitMs?: number;
  longestTaskMs?: number;
}

function watchForHits(): number {
  const watched = window as Watched;
  watched.longestTaskMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      watched.longestTaskMs = Math.max(watched.longestTaskMs ?? 0, duration);
    }
  }).observe({ type: 'longtask' });
  new MutationObserver(() => {
    if (document.querySelector('dialog [role=option]') !== null) {
      watched.firstHitMs ??= performance.now();
    }
  }).observe(document.body, { childList: true, subtree: true });
  return performance.now();
}

function readWatch() {
  const { firstHitMs = Number.NaN, longestTaskMs = 0 } = window as Watched;
  return { hitMs: firstHitMs, longestTaskMs };
}

/** The worker's time for each key, measured in the page without CPU throttling. */
async function measureKeys(browser: Browser, address: string, typed: readonly string[]) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(timeWorkers);
    await openAndSettle(page, address);
    await page.keyboard.press('Control+k');
    const input = searchInput(page);
    await input.fill('warm');
    await page.waitForTimeout(1_000);
    await page.evaluate(() => {
      (window as TimedWindow).answerMs = [];
    });
    for (const query of typed) {
      await input.fill('');
      await input.pressSequentially(query, { delay: 30 });
    }
    await page.waitForTimeout(500);
    const keyMs = await page.evaluate(() => (window as TimedWindow).answerMs ?? []);
    return keyMs;
  } finally {
    await context.close();
  }
}

interface TimedWindow {
  answerMs?: number[];
}

/** Records how long each request to the worker takes. */
function timeWorkers(): void {
  const timed = window as TimedWindow;
  timed.answerMs = [];
  const started = new Map<number, number>();
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, order: { kind: string; id: number }) {
    if (order.kind === 'search') {
      started.set(order.id, performance.now());
      this.addEventListener(
        'message',
        ({ data }) => {
          const startMs = started.get(data.id);
          if (startMs !== undefined && started.delete(data.id)) {
            timed.answerMs?.push(performance.now() - startMs);
          }
        },
        { once: false },
      );
    }
    // biome-ignore lint/complexity/noArguments: the second argument may be an array or an object.
    return Reflect.apply(post, this, arguments);
  };
}
