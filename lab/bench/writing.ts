// `npm run writing -w lab`: compares the development servers of this site and of the stock site. See README.md here.
// `--runs <n>` (5) starts each so often, `--saves <n>` (5) saves a page so often each time.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../measure/launch-browser.ts';
import { readUse } from '../measure/measure-command.ts';
import { DOCUSAURUS, PROJECT_FOLDER } from '../measure/site-folders.ts';
import { median } from '../measure/statistics.ts';
import { writeStockSite } from '../stock/write-stock-site.ts';
import { folders, type SiteName } from './build-sites.ts';
import { renderComparison } from './comparison-table.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    saves: { type: 'string', default: '5' },
  },
});
const [runs = 0, saves = 0] = [values.runs, values.saves].map(Number);
const PAGE = 'docs/intro';
const PORT = 3917;

/** What writers of this site type, and of a site without commands of its own. */
const COMMANDS: Readonly<Record<SiteName, readonly string[]>> = {
  ours: ['npm', 'run', 'dev', '--', '--port', String(PORT)],
  stock: [process.execPath, DOCUSAURUS, 'start', '--no-open', '--port', String(PORT)],
};

const NAMES = [
  'start → first page: s',
  'its CPU s',
  'save → seen: s',
  'its CPU s, until quiet',
  'memory at the first page: MB',
  `after ${saves} saves: MB`,
] as const;

writeStockSite(folders.ours, folders.stock);
const browser = await launchBrowser();
const found: Record<SiteName, (readonly number[])[]> = { ours: [], stock: [] };
try {
  for (let run = 0; run <= runs; run++) {
    for (const site of run % 2 === 0
      ? (['stock', 'ours'] as const)
      : (['ours', 'stock'] as const)) {
      const row = await measureServer(site, browser);
      console.error(
        `${run === 0 ? 'not counted' : run} ${site}: ${row.map((one) => one.toFixed(2))}`,
      );
      // The first start fills the caches.
      if (run > 0) found[site].push(row);
    }
  }
} finally {
  await browser.close();
}
const middle = (site: SiteName, index: number) => median(found[site].map((row) => row[index] ?? 0));
const rows = NAMES.map((name, index) => ({
  name,
  digits: name.includes('MB') ? 0 : 2,
  ours: middle('ours', index),
  stock: middle('stock', index),
}));
const title = `development server, medians of ${runs}`;
console.log(renderComparison(title, rows));

async function measureServer(site: SiteName, browser: Browser): Promise<readonly number[]> {
  const file = join(folders[site], `${PAGE}.mdx`);
  const text = readFileSync(file, 'utf8');
  const [command = '', ...parameters] = COMMANDS[site];
  const start = performance.now();
  const server = spawn(command, parameters, {
    cwd: site === 'ours' ? PROJECT_FOLDER : folders.stock,
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
    stdio: 'ignore',
    detached: true,
  });
  const use = () => readUse(server.pid ?? 0);
  const page = await browser.newPage();
  try {
    await answered(server);
    await page.goto(`http://localhost:${PORT}/vibe/${PAGE}`, { timeout: 0 });
    await page.locator('main h1').waitFor({ timeout: 0 });
    const first = [(performance.now() - start) / 1000, use().cpuSeconds];
    await untilQuiet(use);
    const { residentBytes } = use();
    const seen: number[][] = [];
    for (let save = 0; save < saves; save++) {
      const before = use().cpuSeconds;
      const savedAt = performance.now();
      writeFileSync(file, `${text}\nThis is save number ${save}.\n`);
      await page.getByText(`This is save number ${save}.`).waitFor({ timeout: 0 });
      const seconds = (performance.now() - savedAt) / 1000;
      await untilQuiet(use);
      seen.push([seconds, use().cpuSeconds - before]);
    }
    const ofSaves = [0, 1].map((index) => median(seen.map((row) => row[index] ?? 0)));
    return [...first, ...ofSaves, residentBytes / 1e6, use().residentBytes / 1e6];
  } finally {
    writeFileSync(file, text);
    await page.close();
    const ended = once(server, 'exit');
    process.kill(-(server.pid ?? 0), 'SIGTERM');
    await ended;
  }
}

/** @throws Error when the server ends */
async function answered(server: ChildProcess): Promise<void> {
  while (
    !(await fetch(`http://localhost:${PORT}/vibe/`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) {
      throw new Error(`"${server.spawnargs.join(' ')}" ended with exit code ${server.exitCode}.`);
    }
    await wait(100);
  }
}

/** Waits until the processes have used less than 0.05 CPU s in a second. */
async function untilQuiet(use: () => { readonly cpuSeconds: number }): Promise<void> {
  for (let before = -1; use().cpuSeconds - before >= 0.05; ) {
    before = use().cpuSeconds;
    await wait(1000);
  }
}
