// `npm run budgets`: compares what pages load before any interaction with their budgets. Build first.
// `--page <path>` lists the parts of one page, `--update` sets the budgets from this build.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { exportGithubPages, readManifest } from '@vibe-docs/hosting';
import { siteRoutes } from '../routes.ts';
import {
  type Budgets,
  gzipRatioOf,
  judgeBudgets,
  judgeExported,
  judgeIslands,
  type Kinds,
  recordBudgets,
} from './judge-budgets.ts';
import {
  type BuiltSite,
  gzipBytes,
  heaviestOf,
  MEASURES,
  measureIslands,
  measurePage,
  type PageWeight,
} from './measure-pages.ts';

const budgetsFile = fileURLToPath(new URL('./budgets.json', import.meta.url));
const buildDir = fileURLToPath(new URL('../../site/build', import.meta.url));

const { values } = parseArgs({
  options: { page: { type: 'string' }, update: { type: 'boolean', default: false } },
});
const site = { buildDir, basePath: readManifest(buildDir).rules.basePath };

if (values.page === undefined) {
  await checkAll();
} else {
  console.table(measurePage(site, values.page).parts);
}

async function checkAll(): Promise<void> {
  const kinds = measureAll(site);
  const exported = await measureExport();
  const islands = measureIslands(buildDir);
  if (values.update) {
    writeFileSync(budgetsFile, `${JSON.stringify(recordBudgets(kinds, islands), undefined, 2)}\n`);
  }
  const budgets: Budgets = JSON.parse(readFileSync(budgetsFile, 'utf8'));
  console.log('Heaviest page of each kind / its budget, kB brotli, before any interaction.');
  console.table(tableOf(kinds, budgets));
  console.log('The same on GitHub Pages, kB gzip without images.');
  console.table(
    Object.fromEntries(
      Object.entries(exported).map(([kind, weights]) => [
        kind,
        share(heaviestOf(weights, 'total'), (budgets.pages[kind]?.total ?? 0) * gzipRatioOf(kind)),
      ]),
    ),
  );
  console.log('What interactions load, each chunk / its budget, kB brotli.');
  console.table(
    Object.fromEntries(
      Object.entries(islands).map(([name, bytes]) => [name, share(bytes, budgets.islands[name])]),
    ),
  );
  const findings = [
    ...judgeBudgets(kinds, budgets),
    ...judgeExported(exported, budgets),
    ...judgeIslands(islands, budgets.islands),
  ];
  for (const { code, message, hint } of findings) {
    console.error(`\ne2e/budgets/budgets.json error ${code}: ${message}\n  ${hint}`);
  }
  process.exitCode = findings.length === 0 ? 0 : 1;
}

function measureAll(of: BuiltSite): Kinds {
  const kinds: Record<string, PageWeight[]> = {};
  for (const { kind, path } of siteRoutes) {
    kinds[kind] = [...(kinds[kind] ?? []), measurePage(of, path)];
  }
  return kinds;
}

/** Pages of the site's export for GitHub Pages, as that host sends them. */
async function measureExport(): Promise<Kinds> {
  const outDir = mkdtempSync(join(tmpdir(), 'budgets-'));
  try {
    await exportGithubPages({ buildDir, outDir });
    return measureAll({ buildDir: outDir, basePath: site.basePath, sizeOf: gzipBytes });
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

function tableOf(kinds: Readonly<Record<string, readonly PageWeight[]>>, { pages }: Budgets) {
  const rows = Object.entries(kinds).map(([kind, weights]) => {
    const cells = MEASURES.map((measure) => [
      measure,
      share(heaviestOf(weights, measure), pages[kind]?.[measure]),
    ]);
    return [kind, { pages: weights.length, ...Object.fromEntries(cells) }];
  });
  return Object.fromEntries(rows);
}

/** In kB of 1000 bytes. */
function share(bytes: number, limit: number | undefined): string {
  const kilobytes = (count: number) => (count / 1000).toFixed(1);
  return `${kilobytes(bytes)} / ${limit === undefined ? 'none' : kilobytes(limit)}`;
}
