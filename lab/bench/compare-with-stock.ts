// `npm run bench -w lab`: compares this site with the stock template and the same content. See README.md here.
// `--runs <n>` (5), `--builds` measures builds as well, `--keep-stock` reuses the existing stock build.
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../measure/launch-browser.ts';
import type { CommandCost } from '../measure/measure-command.ts';
import { PHONE } from '../measure/phone-page.ts';
import { median } from '../measure/statistics.ts';
import {
  buildPages,
  ensureStock,
  finishStock,
  measureWholeBuild,
  type SiteName,
  serveSite,
} from './build-sites.ts';
import { comparePage, measureBoth } from './compare-pages.ts';
import { type ComparedValue, renderComparison } from './comparison-table.ts';
import { measureFirstResult } from './first-result.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    builds: { type: 'boolean', default: false },
    'keep-stock': { type: 'boolean', default: false },
  },
});
const runs = Number.parseInt(values.runs, 10);
if (!(runs >= 0)) {
  throw new Error(
    `--runs ${values.runs} is no number of runs. Give a whole number; 0 opens no browser.`,
  );
}
const say = (text: string) => console.error(text);

await ensureStock({ isKept: values['keep-stock'] });
if (values.builds) {
  console.log(await compareBuilds());
}
if (runs > 0) {
  console.log((await compareInBrowser()).join('\n'));
}

async function compareBuilds(): Promise<string> {
  const costs = new Map<string, Record<SiteName, CommandCost>>();
  for (const isCold of [true, false]) {
    const name = isCold ? 'cold' : 'warm';
    say(`Building both sites, ${name} …`);
    const stock = await buildPages('stock', isCold);
    costs.set(name, { stock, ours: await buildPages('ours', isCold) });
  }
  // The measured builds lack the steps after Docusaurus.
  await finishStock();
  const rows = [...costs].flatMap(([name, { ours, stock }]): ComparedValue[] => [
    { name: `${name}: CPU s`, digits: 1, ours: ours.cpuSeconds, stock: stock.cpuSeconds },
    { name: `${name}: s`, digits: 1, ours: ours.seconds, stock: stock.seconds },
    {
      name: `${name}: peak memory MB`,
      digits: 0,
      ours: megabytes(ours.peakBytes),
      stock: megabytes(stock.peakBytes),
    },
  ]);
  const all = {
    name: 'npm run build, warm: CPU s',
    digits: 1,
    ours: await measureWholeBuild(),
    stock: undefined,
  };
  return `${renderComparison('docusaurus build', [...rows, all])}\n`;
}

async function compareInBrowser(): Promise<readonly string[]> {
  const browser = await launchBrowser();
  const ours = await serveSite('ours');
  const stock = await serveSite('stock');
  try {
    const origins = { ours: ours.origin, stock: stock.origin };
    const pages = await measureBoth(browser, origins, { runs, onProgress: say });
    const search = await measureSearch(browser, ours.origin);
    return [
      `Phone: ${PHONE.width}×${PHONE.height}, main thread ${PHONE.slowdown}× slower, ${PHONE.latencyMs} ms, ` +
        `1.6 Mbit/s, brotli, empty cache, before any interaction; kB of 1000 bytes with headers. CPU: ` +
        `not slowed down. Medians of ${runs} runs, the sites by turns.`,
      ...[...pages].flatMap(([{ name }, found]) => [
        '',
        renderComparison(name, comparePage(found)),
      ]),
      '',
      renderComparison('search, docs page', [
        { name: 'to first result ms', digits: 0, ours: search, stock: undefined },
      ]),
      'The classic template has no search of its own.',
    ];
  } finally {
    await ours.close();
    await stock.close();
    await browser.close();
  }
}

async function measureSearch(browser: Browser, origin: string): Promise<number> {
  const address = `${origin}/vibe/docs/getting-started/intro`;
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    times.push((await measureFirstResult(browser, address, 'middleware')).ms);
  }
  return median(times);
}

function megabytes(bytes: number | undefined): number | undefined {
  return bytes === undefined ? undefined : bytes / 1_000_000;
}
