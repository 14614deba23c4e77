// `npm run budgets`: compares what pages load before any interaction with their budgets. Build first.
// `--page <path>` lists the parts of one page, `--update` sets the budgets from this build.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readManifest } from '@vibe-docs/hosting';
import { siteRoutes } from '../routes.ts';
import { judgeIslands, measureIslands } from './islands.ts';
import { type Budgets, judgeBudgets } from './judge-budgets.ts';
import { measurePages } from './measure-pages.ts';
import { recordBudgets } from './record-budgets.ts';
import { renderIslands, renderParts, renderWeights } from './render-weights.ts';

const budgetsFile = fileURLToPath(new URL('./budgets.json', import.meta.url));
const buildDir = fileURLToPath(new URL('../../site/build', import.meta.url));

const { values } = parseArgs({
  options: { page: { type: 'string' }, update: { type: 'boolean', default: false } },
});
const { basePath } = readManifest(buildDir).rules;
const site = { buildDir, basePath };

if (values.page === undefined) {
  checkAll();
} else {
  for (const weight of measurePages(site, [values.page])) {
    console.log(renderParts(weight).join('\n'));
  }
}

function checkAll(): void {
  const weights = measurePages(
    site,
    siteRoutes.map(({ path }) => path),
  );
  const pages = siteRoutes.flatMap(({ kind }, index) => {
    const weight = weights[index];
    return weight === undefined ? [] : [{ kind, weight }];
  });
  const islands = measureIslands(buildDir);
  if (values.update) {
    writeFileSync(budgetsFile, `${JSON.stringify(recordBudgets(pages, islands), undefined, 2)}\n`);
  }
  const budgets: Budgets = JSON.parse(readFileSync(budgetsFile, 'utf8'));
  console.log('Heaviest page of each kind / its budget, kB brotli, before any interaction.');
  console.log(renderWeights(pages, budgets).join('\n'));
  console.log('\nWhat interactions load, each chunk / its budget, kB brotli.');
  console.log(renderIslands(islands, budgets.islands).join('\n'));
  const findings = [...judgeBudgets(pages, budgets), ...judgeIslands(islands, budgets.islands)];
  for (const { code, message, hint } of findings) {
    console.error(`\ne2e/budgets/budgets.json error ${code}: ${message}\n  ${hint}`);
  }
  process.exitCode = findings.length === 0 ? 0 : 1;
}
