import type { Browser, Page } from '@playwright/test';
import { openPhonePage } from '../measure/phone-page.ts';

/** From the press that opens the dialog to the first result of a query: empty cache, emulated phone. */
export async function measureFirstResult(browser: Browser, address: string, query: string) {
  const { page, context, takeBytes } = await openPhonePage(browser);
  try {
    await openAndSettle(page, address);
    await takeBytes();
    const startMs = await page.evaluate(watchForHits);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(query);
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
