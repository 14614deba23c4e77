// `npm run interactions -w lab`: Interaction to Next Paint over a visit of some forty interactions, and the longest
// task of the main thread after load. `--runs <n>` (3).
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from '../measure/launch-browser.ts';
import { openPhonePage } from '../measure/phone-page.ts';
import { median } from '../measure/statistics.ts';
import { serveSite } from './build-sites.ts';

/** A lesson with questions, code, notes to unfold and a long table of contents. */
const LESSON = '/vibe/newdocs/Typescript/Narrowing';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const browser = await launchBrowser();
const site = await serveSite('ours');
const visits: Visit[] = [];
for (let run = 0; run < Number.parseInt(values.runs, 10); run++) {
  visits.push(await visit(browser, site.origin));
}
console.log(
  '| interactions | INP, ms | slowest | longest task after load, ms |\n|--:|--:|---|--:|',
);
for (const { interactions, inpMs, slowest, longestTaskMs } of visits) {
  console.log(`| ${interactions} | ${inpMs} | ${slowest} | ${longestTaskMs.toFixed(0)} |`);
}
console.log(`Median INP: ${median(visits.map(({ inpMs }) => inpMs))} ms`);
await Promise.all([site.close(), browser.close()]);

interface Visit {
  readonly interactions: number;
  readonly inpMs: number;
  /** What the slowest one pressed. */
  readonly slowest: string;
  readonly longestTaskMs: number;
}

async function visit(inBrowser: Browser, origin: string): Promise<Visit> {
  const { page, context } = await openPhonePage(inBrowser);
  try {
    await page.goto(origin + LESSON, { waitUntil: 'load' });
    await page.evaluate(watchInteractions);
    await interact(page);
    await page.waitForTimeout(500);
    return await page.evaluate(() => Reflect.get(window, 'benchVisit')());
  } finally {
    await context.close();
  }
}

/** What a reader does on a lesson: 40 presses and keys. Waits between them are those of a hand. */
async function interact(page: Page): Promise<void> {
  const tap = async (selector: string, nth = 0) => {
    const control = page.locator(selector).filter({ visible: true }).nth(nth);
    await control.scrollIntoViewIfNeeded();
    // A finger that has scrolled comes down again later; at once, the tap would wait for what scrolling paints.
    await page.waitForTimeout(300);
    await control.tap({ noWaitAfter: true });
    await page.waitForTimeout(300);
  };
  for (let time = 0; time < 2; time++) {
    await tap('button[aria-label="Toggle navigation bar"]');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
    await tap('.theme-doc-toc-mobile summary');
    await tap('.theme-doc-toc-mobile summary');
  }
  for (let block = 0; block < 4; block++) {
    await tap('.markdown button[data-copies-code]', block);
    await tap('.markdown details > summary', block);
  }
  for (let question = 0; question < 3; question++) {
    await tap('section[aria-label=Questions] input[type=radio]');
    await tap('section[aria-label=Questions] button[type=submit]');
    await tap('section[aria-label=Questions] input[type=radio]', 1);
  }
  await tap('button[aria-haspopup=dialog]');
  await page.keyboard.type('middleware', { delay: 120 });
  await page.waitForTimeout(1500);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
}

function watchInteractions(): void {
  const slowest = new Map<number, { ms: number; what: string }>();
  let longestTaskMs = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      interactionId: number;
      target: Element | null;
    })[]) {
      const { interactionId: id, duration: ms, name, target } = entry;
      if (id > 0 && ms >= (slowest.get(id)?.ms ?? 0)) {
        slowest.set(id, {
          ms,
          what: `${name} ${target?.tagName.toLowerCase() ?? ''}.${target?.className ?? ''}`,
        });
      }
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      longestTaskMs = Math.max(longestTaskMs, duration);
    }
  }).observe({ type: 'longtask' });
  const before = (performance as unknown as { interactionCount: number }).interactionCount;
  Reflect.set(window, 'benchVisit', () => {
    const all = [...slowest.values()].sort((a, b) => b.ms - a.ms);
    const interactions =
      (performance as unknown as { interactionCount: number }).interactionCount - before;
    return {
      interactions,
      inpMs: all[0]?.ms ?? 0,
      slowest: all
        .slice(0, 3)
        .map((x) => `${x.ms} ${x.what}`)
        .join('; '),
      longestTaskMs,
    };
  });
}
