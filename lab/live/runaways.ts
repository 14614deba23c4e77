// `npm run runaways -w lab`: for how long runaway programs of live examples block the page, in Chromium and
// Firefox. `--runs <n>` (5), `--only <text>` some programs.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, expect, firefox, type Page } from '@playwright/test';
import { openEditor, RUNAWAYS, runProgram } from '../../e2e/live-steps.ts';
import { ensureFirefox } from '../../tools/browsers.mjs';
import { serveSite } from '../bench/build-sites.ts';
import { launchBrowser, ONE_PROCESS } from '../measure/launch-browser.ts';
import { median } from '../measure/statistics.ts';

/** The end of a program is waited for, and what ending it costs the page. */
const AFTER_MS = 500;

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
});
const runs = Number.parseInt(values.runs, 10);
const programs = RUNAWAYS.filter(({ kind }) => kind.includes(values.only));

const site = await serveSite('ours');
const columns: Record<string, Readonly<Record<string, readonly number[]>>> = {};
for (const browser of await launchBrowsers()) {
  columns[`${browser.browserType().name()} ${browser.version()}`] = await measure(browser);
  await browser.close();
}
await site.close();

console.log(`Longest time in which the page could do nothing, in ms: median of ${runs} (longest).`);
console.log(`| program | ${Object.keys(columns).join(' | ')} |`);
console.log(`|---|${'--:|'.repeat(Object.keys(columns).length)}`);
for (const { kind } of programs) {
  const cells = Object.values(columns).map((gaps) => {
    const found = gaps[kind] ?? [];
    return `${median(found).toFixed(0)} (${Math.max(...found).toFixed(0)})`;
  });
  console.log(`| ${[kind, ...cells].join(' | ')} |`);
}

async function launchBrowsers(): Promise<readonly Browser[]> {
  const chromium = await launchBrowser(ONE_PROCESS);
  const executablePath = await ensureFirefox();
  if (executablePath === undefined) {
    return [chromium];
  }
  // Read by the program that stands for Firefox.
  process.env.FIREFOX_PATH = executablePath;
  return [
    chromium,
    await firefox.launch({
      channel: 'moz-firefox',
      executablePath: fileURLToPath(import.meta.resolve('../../e2e/firefox/launch.mjs')),
      args: [],
    }),
  ];
}

async function measure(browser: Browser): Promise<Readonly<Record<string, readonly number[]>>> {
  const page = await browser.newPage({ baseURL: site.origin });
  const block = await openEditor(page);
  const gaps: Record<string, number[]> = {};
  for (let run = 0; run < runs; run++) {
    for (const { kind, code, message } of programs) {
      await watchGaps(page);
      await runProgram(block, code);
      await expect(block.status).toHaveText(message, { timeout: 20_000 });
      await page.waitForTimeout(AFTER_MS);
      gaps[kind] = [...(gaps[kind] ?? []), await longestGap(page)];
    }
  }
  return gaps;
}

declare global {
  interface Window {
    /** Longest time in which the page could do nothing, in milliseconds, since `watchGaps`. */
    __longestGapMs?: number;
  }
}

/** Begins to watch for how long the page's main thread is blocked. */
async function watchGaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    let last = performance.now();
    if (window.__longestGapMs === undefined) {
      setInterval(() => {
        const now = performance.now();
        window.__longestGapMs = Math.max(window.__longestGapMs ?? 0, now - last);
        last = now;
      }, 10);
    }
    window.__longestGapMs = 0;
  });
}

/** The longest gap since `watchGaps`, in milliseconds. */
async function longestGap(page: Page): Promise<number> {
  return page.evaluate(() => window.__longestGapMs ?? Number.NaN);
}
