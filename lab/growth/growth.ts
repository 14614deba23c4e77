// `npm run growth -w lab`: build time and page weight with 1,000 and 5,000 additional pages. `--pages 0,1000,5000`.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createSiteServer, listen, readManifest } from '@vibe-docs/hosting';
import { markdownTable } from 'markdown-table';
import { launchBrowser } from '../measure/launch-browser.ts';
import { type CommandCost, measureCommand } from '../measure/measure-command.ts';
import { DOCUSAURUS, FINISH, PROJECT_FOLDER } from '../measure/site-folders.ts';
import { type IndexBytes, measureIndexBytes } from '../search/index-bytes.ts';
import {
  at,
  measureSiteSearch,
  PROBES,
  type SearchCost,
  typedQueries,
} from '../search/site-search.ts';
import { growSite } from './grow-site.ts';

/** Pages that exist in every size; apart from their menus, their weight must not grow. */
const WATCHED = [
  'newdocs/Typescript/Mastering Functions/Mastering Functions in TypeScript.html',
  'docs/getting-started/intro.html',
  'index.html',
] as const;

/** Heap limit for a large build in MB; the default of Node.js is 4 GB, which 5,000 pages exceed. */
const HEAP_MB = 11_500;

/** Time limit of a build on two cores. */
const LIMIT = { seconds: 15 * 60, bytes: 24 * 2 ** 30 } as const;

/** Results for one size of the site. */
interface Growth {
  readonly pages: number;
  readonly build: CommandCost;
  readonly finish: CommandCost;
  /** Compressed HTML of each watched page. */
  readonly htmlBytes: readonly number[];
  readonly searchBytes: number;
  readonly indexBytes: IndexBytes;
  readonly search: SearchCost;
}

const { values } = parseArgs({ options: { pages: { type: 'string', default: '0,1000,5000' } } });
const sizes = values.pages.split(',').map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 0)) {
  throw new Error(`--pages ${values.pages}: give whole numbers, such as --pages 0,1000.`);
}

const results: Growth[] = [];
for (const size of sizes) {
  console.error(`Building with ${size} pages more …`);
  results.push(await measureSize(size));
  console.log(renderGrowth(results));
}
const last = results.at(-1);
if (last !== undefined && isOverLimit(last)) {
  console.error('Over the limit of 15 minutes or 24 GiB.');
  process.exitCode = 1;
}

async function measureSize(pages: number): Promise<Growth> {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'));
  const leave = () => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  };
  process.once('SIGINT', leave).once('SIGTERM', leave);
  try {
    const site = growSite(PROJECT_FOLDER, folder, pages);
    const heap = `--max-old-space-size=${HEAP_MB}`;
    // Each copy is built once: a cache would only use memory.
    const env = { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' };
    const build = await measureCommand(process.execPath, [heap, DOCUSAURUS, 'build'], {
      cwd: site,
      env,
    });
    console.error(`  docusaurus build: ${build.seconds.toFixed(0)} s. Cards, index, compression …`);
    const finish = await measureCommand(process.execPath, [heap, ...FINISH], { cwd: site });
    const buildDir = join(site, 'build');
    return {
      pages,
      build,
      finish,
      htmlBytes: WATCHED.map((page) => statSync(join(buildDir, `${page}.br`)).size),
      searchBytes: sum(sizesIn(join(buildDir, 'assets', 'search'), /\.br$/)),
      indexBytes: measureIndexBytes(buildDir),
      search: await measureSearch(buildDir),
    };
  } finally {
    process.off('SIGINT', leave).off('SIGTERM', leave);
    rmSync(folder, { recursive: true, force: true });
  }
}

function sizesIn(folder: string, names: RegExp): readonly number[] {
  return readdirSync(folder)
    .filter((name) => names.test(name))
    .map((name) => statSync(join(folder, name)).size);
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

/** Search in Chromium on the built site. */
async function measureSearch(buildDir: string): Promise<SearchCost> {
  const { handler } = createSiteServer({ buildDir, manifest: readManifest(buildDir) });
  const server = await listen(handler, { port: 0 });
  const browser = await launchBrowser();
  try {
    const address = `${server.origin}/vibe/docs/getting-started/intro`;
    return await measureSiteSearch(browser, address, PROBES, typedQueries());
  } finally {
    await browser.close();
    await server.close();
  }
}

function isOverLimit({ build, finish }: Growth): boolean {
  const peak = Math.max(build.peakBytes ?? 0, finish.peakBytes ?? 0);
  return build.seconds + finish.seconds > LIMIT.seconds || peak > LIMIT.bytes;
}

function renderGrowth(sizesSoFar: readonly Growth[]): string {
  const row = (name: string, of: (growth: Growth) => number | undefined, digits = 0) => [
    name,
    ...sizesSoFar.map((growth) => of(growth)?.toFixed(digits) ?? 'not measured'),
  ];
  const megabytes = ({ peakBytes }: CommandCost) => peakBytes && peakBytes / 1e6;
  const rows = [
    row('pages more', ({ pages }) => pages),
    row('docusaurus build, cold: s', ({ build }) => build.seconds),
    row('docusaurus build, cold: CPU s', ({ build }) => build.cpuSeconds),
    row('docusaurus build, cold: peak MB', ({ build }) => megabytes(build)),
    row('cards, index, compression: s', ({ finish }) => finish.seconds),
    row('cards, index, compression: CPU s', ({ finish }) => finish.cpuSeconds),
    row('cards, index, compression: peak MB', ({ finish }) => megabytes(finish)),
    row('search index kB', ({ searchBytes }) => searchBytes / 1000, 1),
    row('search, loaded for a first answer kB', ({ indexBytes }) => indexBytes.first / 1000, 1),
    row(
      '… for one that it does not settle, median',
      ({ indexBytes }) => at(indexBytes.full, 0.5) / 1000,
      1,
    ),
    row('… nine of ten', ({ indexBytes }) => at(indexBytes.full, 0.9) / 1000, 1),
    row('key until the worker answers p50, ms', ({ search }) => at(search.keyMs, 0.5), 1),
    row('p95, ms', ({ search }) => at(search.keyMs, 0.95), 1),
    row('worker, MB', ({ search }) => search.workerBytes / 1e6, 1),
    ...WATCHED.map((page, index) =>
      row(`${basename(page)} kB`, ({ htmlBytes }) => (htmlBytes[index] ?? 0) / 1000, 1),
    ),
  ];
  return `\n${markdownTable(rows, { align: ['l', ...sizesSoFar.map(() => 'r')] })}`;
}
