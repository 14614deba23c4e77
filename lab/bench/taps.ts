// `npm run taps -w lab`: how long the first press of each control takes and what it loads, compared with the stock
// site. `--runs <n>` (9), `--keep-stock` reuses the existing stock build, `--only <text>` selects controls.

import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser, ONE_PROCESS } from '../measure/launch-browser.ts';
import { countBytes, openPhonePage, type PhonePage } from '../measure/phone-page.ts';
import { median } from '../measure/statistics.ts';
import { forgetPress, readPressMs, watchPress } from '../measure/watch-press.ts';
import { ensureStock, type SiteName, serveSite } from './build-sites.ts';
import { type ControlPart, TAPPED_CONTROLS, type TappedControl } from './tapped-controls.ts';

/** When a control is pressed: after the first paint, or so many milliseconds after the page has loaded. */
const MOMENTS = { early: 300, settled: 2500 } as const;
type Moment = keyof typeof MOMENTS;

/** Interval between typed letters. */
const LETTER_MS = 60;

/** Delay before a question is answered, like that of a reader. */
const IN_VIEW_MS = 1000;

/** Delay after the steps before a press, so that what they prepare is ready. */
const SETTLED_MS = 2000;

/** Timeout of a press: without a response by then it was lost, because no listener was attached yet. */
const PATIENCE_MS = 8000;

/** One press: time to the frame that shows the response, and bytes loaded until half a second later. */
interface Press {
  readonly ms: number;
  readonly bytes: number;
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    'keep-stock': { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});
const runs = Number.parseInt(values.runs, 10);

await ensureStock({ isKept: values['keep-stock'] });
const browser = await launchBrowser(ONE_PROCESS);
const ours = await serveSite('ours');
const stock = await serveSite('stock');
const origins: Readonly<Record<SiteName, string>> = { ours: ours.origin, stock: stock.origin };

console.log(`Medians of ${runs}: ms to the frame with the answer, kB that the press loads.`);
console.log(
  '| control | px | moment | ours ms | kB | stock ms | kB |\n|---|--:|---|--:|--:|--:|--:|',
);
for (const control of TAPPED_CONTROLS.filter(({ name }) => name.includes(values.only))) {
  for (const moment of ['early', 'settled'] as const) {
    const cells = [control.name, control.width, moment];
    const found = await measureControl(browser, control, moment);
    console.log(`| ${[...cells, ...found.ours, ...found.stock].join(' | ')} |`);
  }
}
await Promise.all([ours.close(), stock.close(), browser.close()]);

/** The sites alternate, so that background load affects both alike. */
async function measureControl(
  inBrowser: Browser,
  control: TappedControl,
  moment: Moment,
): Promise<Record<SiteName, readonly string[]>> {
  const presses: Record<SiteName, Press[]> = { ours: [], stock: [] };
  for (let run = 0; run < runs; run++) {
    for (const site of ['ours', 'stock'] as const) {
      const part = control[site];
      if (part !== undefined) {
        const address = origins[site] + encodeURI(control.path);
        presses[site].push(await measurePress(inBrowser, { ...control, part, address }, moment));
      }
    }
  }
  const cells = (found: readonly Press[]) =>
    found.length === 0
      ? ['–', '–']
      : [
          formatMs(median(found.map(({ ms }) => ms))),
          (median(found.map(({ bytes }) => bytes)) / 1000).toFixed(0),
        ];
  return { ours: cells(presses.ours), stock: cells(presses.stock) };
}

function formatMs(ms: number): string {
  return Number.isFinite(ms) ? ms.toFixed(0) : 'lost';
}

interface Visit extends Pick<TappedControl, 'width' | 'before' | 'after' | 'types'> {
  readonly part: ControlPart;
  readonly address: string;
}

async function measurePress(inBrowser: Browser, visit: Visit, moment: Moment): Promise<Press> {
  const phone = visit.width === 412 ? await openPhonePage(inBrowser) : await openDesktop(inBrowser);
  const { page, context, takeBytes } = phone;
  try {
    await page.addInitScript(watchPress(visit.part.press, visit.part.hasAnswered));
    await page.goto(visit.address, { waitUntil: moment === 'early' ? 'commit' : 'load' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await page.waitForTimeout(MOMENTS[moment]);
    if (visit.before !== undefined) {
      const first = page.locator(visit.before).filter({ visible: true }).first();
      await first.scrollIntoViewIfNeeded();
      await page.waitForTimeout(IN_VIEW_MS);
      await first.click();
      if (visit.after !== undefined) {
        await page.locator(visit.after).first().waitFor();
        await page.waitForTimeout(SETTLED_MS);
        await page.evaluate(forgetPress);
      }
    }
    const control = page.locator(visit.part.press).filter({ visible: true }).first();
    await control.scrollIntoViewIfNeeded();
    await takeBytes();
    await (visit.width === 412 ? control.tap({ noWaitAfter: true }) : control.click());
    if (visit.types !== undefined) {
      await typeSteadily(page, visit.types);
    }
    const ms = await readPressMs(page, PATIENCE_MS);
    await page.waitForTimeout(500);
    return { ms, bytes: await takeBytes() };
  } finally {
    await context.close();
  }
}

/** Types like a reader: the next letter does not wait until the page has answered the one before. */
async function typeSteadily({ keyboard }: Page, letters: string): Promise<void> {
  const presses = [...letters].map(async (letter, place) => {
    await setTimeout(place * LETTER_MS);
    await keyboard.press(letter);
  });
  await Promise.all(presses);
}

async function openDesktop(inBrowser: Browser): Promise<PhonePage> {
  const context = await inBrowser.newContext({ viewport: { width: 1280, height: 800 } });
  return { page: await context.newPage(), context, takeBytes: countBytes(context) };
}
