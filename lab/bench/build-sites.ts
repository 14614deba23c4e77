import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  createSiteServer,
  finishBuild,
  hostingRulesSchema,
  type Listening,
  listen,
  readManifest,
} from '@vibe-docs/hosting';
import { formatDiagnostic } from '@vibe-docs/kernel';
import { type CommandCost, measureCommand } from '../measure/measure-command.ts';
import {
  DOCUSAURUS,
  FINISH,
  PROJECT_FOLDER,
  requireBuild,
  SITE_FOLDER,
} from '../measure/site-folders.ts';
import { writeStockSite } from '../stock/write-stock-site.ts';

/** Build output of the benchmarks; ignored by git. */
const benchFolder = join(PROJECT_FOLDER, 'lab', '.bench');

/** The folders in which Docusaurus builds: this site, and the stock template with its content. */
export const folders = { ours: SITE_FOLDER, stock: join(benchFolder, 'stock') } as const;

/** Either site of the comparison. */
export type SiteName = keyof typeof folders;

/**
 * Writes and builds the stock site and prepares it for {@link serveSite}.
 *
 * @param options.isKept reuses the output of the last run, if there is one
 */
export async function ensureStock({ isKept }: { readonly isKept: boolean }): Promise<void> {
  if (isKept && existsSync(join(folders.stock, 'build', '.hosting-manifest.json'))) {
    return;
  }
  console.error('Writing and building the stock site …');
  writeStockSite(SITE_FOLDER, folders.stock);
  await buildPages('stock', false);
  await finishStock();
}

/**
 * Runs Docusaurus in a site's folder.
 *
 * @param isCold deletes the caches of earlier builds first
 */
export function buildPages(site: SiteName, isCold: boolean): Promise<CommandCost> {
  const cwd = folders[site];
  if (isCold) {
    rmSync(join(cwd, 'node_modules', '.cache', 'rspack'), { recursive: true, force: true });
    rmSync(join(cwd, '.docusaurus'), { recursive: true, force: true });
  }
  // A separate folder: `site/build` must stay finished.
  const target = site === 'ours' ? ['--out-dir', join(benchFolder, 'ours')] : [];
  return measureCommand(process.execPath, [DOCUSAURUS, 'build', ...target], { cwd });
}

/** CPU seconds of what `npm run build` does for this site: cards, index, compressed copies as well. */
export async function measureWholeBuild(): Promise<number> {
  const cache = join(PROJECT_FOLDER, 'node_modules', '.cache', 'vibe-docs');
  const steps = [
    [DOCUSAURUS, 'build'],
    [...FINISH, '--cache-dir', cache],
  ];
  let cpuSeconds = 0;
  for (const step of steps) {
    const cost = await measureCommand(process.execPath, step, { cwd: SITE_FOLDER });
    cpuSeconds += cost.cpuSeconds ?? Number.NaN;
  }
  return cpuSeconds;
}

/**
 * Prepares the stock build for this project's server: manifest and compressed copies, as for this
 * site.
 *
 * @throws Error with the server's findings
 */
export async function finishStock(): Promise<void> {
  const rules = hostingRulesSchema.parse({ basePath: '/vibe/' });
  const result = await finishBuild({ buildDir: join(folders.stock, 'build'), rules });
  if (result.kind === 'failed') {
    throw new Error(result.findings.map(formatDiagnostic).join('\n'));
  }
}

/** Headers that a stock site does not have: its policy would add 2 kB of hashes of inline styles to each answer. */
const SECURITY = /^(?:Content-Security|Cross-Origin|Permissions|Referrer|X-)/i;

/** Serves the last build of a site, the stock site without the headers that this project's server adds. */
export function serveSite(site: SiteName): Promise<Listening> {
  const buildDir = site === 'ours' ? requireBuild() : join(folders.stock, 'build');
  const { handler } = createSiteServer({ buildDir, manifest: readManifest(buildDir) });
  const serve: typeof handler = (request, response) => {
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      site === 'stock' && SECURITY.test(name) ? response : setHeader(name, value);
    handler(request, response);
  };
  return listen(serve, { port: 0 });
}
