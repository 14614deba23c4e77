import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  devices,
  type Page,
} from '@playwright/test';
import { PHONE, slowDown } from '../measure/phone-page.ts';
import { readPressMs, watchPress } from '../measure/watch-press.ts';
import { logNetwork, type Transfer } from './network-log.ts';

/** How long a page must be idle until a visit is over: prefetches begin when it is idle. */
const QUIET_MS = 1_500;
/** Delay between a link becoming visible and the tap, like that of a reader. */
const AIM_MS = 1_000;
/**
 * Time after a tap without any Playwright call. A call injects a script of 330 kB into the
 * next page before its first frame: 40 ms on the phone.
 */
const UNDISTURBED_MS = 2_000;
const PATIENCE_MS = 60_000;
const HAS_OTHER_HEADING =
  "!['', undefined, oldHeading].includes(document.querySelector('h1')?.textContent)";
/**
 * Chromium resets its emulation when it leaves a page. After device emulation, and after the colour scheme and
 * reduced motion that Playwright sets by default, this recalculates the styles of the whole old page once or twice
 * before the next one: 45 ms each on the phone for a docs page of 737 styled elements. A real phone does not.
 */
const NOTHING_TO_END = {
  isMobile: false,
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
  contrast: null,
} as const satisfies BrowserContextOptions;

/** A page that both sites have, under the same address. */
export interface ComparedPage {
  readonly name: string;
  /** Encoded, with the base path. */
  readonly path: string;
  /** A link on both pages that leads to another page. */
  readonly link: string;
}

/** Metrics of a page load on the phone. */
export interface LoadVisit {
  readonly transfer: Transfer;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** Cumulative layout shift. */
  readonly layoutShift: number;
}

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly session: CDPSession;
}

/** Opens a page with an empty cache on the emulated phone, and waits until it is idle. */
export async function visitOnPhone(browser: Browser, url: string): Promise<LoadVisit> {
  const visit = await openVisit(browser);
  try {
    await slowDown(visit.session);
    const readTransfer = await logNetwork(visit.session);
    await visit.page.addInitScript(watchPaint);
    await openAndSettle(visit.page, url);
    const paint = await visit.page.evaluate(readPaint);
    return { transfer: readTransfer(), ...paint };
  } finally {
    await visit.context.close();
  }
}

/**
 * How main-thread time is measured: wall-clock, which includes waiting for a free core, or
 * CPU time.
 */
export type MainThreadTime = 'timeTicks' | 'threadTicks';

/** Milliseconds for which a page keeps the main thread busy while it loads, without throttling. */
export async function measureMainThread(
  browser: Browser,
  url: string,
  timeDomain: MainThreadTime,
): Promise<number> {
  const { page, context, session } = await openVisit(browser);
  try {
    await session.send('Performance.enable', { timeDomain });
    const before = await readTaskSeconds(session);
    await openAndSettle(page, url);
    return ((await readTaskSeconds(session)) - before) * 1000;
  } finally {
    await context.close();
  }
}

/** A desktop: mouse, no throttling. */
const DESKTOP = {
  ...NOTHING_TO_END,
  viewport: { width: 1280, height: 800 },
  hasTouch: false,
} as const satisfies BrowserContextOptions;

/**
 * Milliseconds on the phone, or a desktop, from the press on a link to the frame that shows the next page's heading,
 * for client-side navigation and for a new document. The link was visible for a second, and what the
 * page prefetched meanwhile counts if it is in the cache.
 */
export async function measureNavigation(
  browser: Browser,
  origin: string,
  { path, link, on }: ComparedPage & { readonly on: 'phone' | 'phone with cache' | 'desktop' },
): Promise<number> {
  const isDesktop = on === 'desktop';
  const { page, context, session } = await openVisit(browser, isDesktop ? DESKTOP : NOTHING_TO_END);
  try {
    if (!isDesktop) {
      await slowDown(session);
    }
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: on === 'phone' });
    await page.addInitScript(watchPress(link, HAS_OTHER_HEADING));
    await openAndSettle(page, origin + path);
    const target = page.locator(link).first();
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(AIM_MS);
    await (isDesktop ? target.click({ noWaitAfter: true }) : target.tap({ noWaitAfter: true }));
    await page.waitForTimeout(UNDISTURBED_MS);
    return await readPressMs(page, PATIENCE_MS);
  } finally {
    await context.close();
  }
}

async function openVisit(
  browser: Browser,
  emulation: BrowserContextOptions = { isMobile: true },
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: PHONE.width, height: PHONE.height },
    userAgent: devices['Pixel 7'].userAgent,
    hasTouch: true,
    ...emulation,
  });
  const page = await context.newPage();
  return { page, context, session: await context.newCDPSession(page) };
}

async function openAndSettle(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  await page.waitForLoadState('networkidle');
}

async function readTaskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

interface PaintWindow extends Window {
  benchPaint?: { firstPaintMs: number; largestPaintMs: number; layoutShift: number };
}

// The functions below run in the page, so each must be self-contained, without named functions:
// tsx would wrap those in a helper that the page does not have.

function watchPaint(): void {
  const paint = { firstPaintMs: Number.NaN, largestPaintMs: Number.NaN, layoutShift: 0 };
  (window as PaintWindow).benchPaint = paint;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) {
      paint.firstPaintMs = entry.startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    paint.largestPaintMs = list.getEntries().at(-1)?.startTime ?? paint.largestPaintMs;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      paint.layoutShift += Number(Reflect.get(entry, 'value'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function readPaint() {
  const nothing = { firstPaintMs: Number.NaN, largestPaintMs: Number.NaN, layoutShift: 0 };
  return (window as PaintWindow).benchPaint ?? nothing;
}
