import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createSiteServer,
  finishBuild,
  hostingRulesSchema,
  type Listening,
  readManifest,
} from '@vibe-docs/hosting';
import { formatDiagnostic } from '@vibe-docs/kernel';
import { generatorCommand, generatorFile } from '../../tools/generator-command.mjs';
import { type CommandCost, measureCommand } from './measure-command.ts';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const siteFolder = join(projectFolder, 'site');

/** Folder of the stock template with this site's content. Ignored by git. */
export const stockFolder = join(siteFolder, '.bench', 'stock');

/** Build folders of both sites. */
export const buildFolders = {
  ours: join(siteFolder, 'build'),
  stock: join(stockFolder, 'build'),
} as const;

/** Either site of the comparison. */
export type SiteName = keyof typeof buildFolders;

const folders: Readonly<Record<SiteName, string>> = { ours: siteFolder, stock: stockFolder };

/** Writes the stock template and this site's content into its folder. */
export async function writeStock(): Promise<void> {
  await measureCommand(
    'npx',
    ['tsx', 'build-time/commands/write-stock-site.mts', '--out', stockFolder],
    {
      cwd: siteFolder,
    },
  );
}

/**
 * Runs the generator in a site's folder.
 *
 * @param isCold without the caches of earlier builds
 */
export function buildPages(site: SiteName, isCold: boolean): Promise<CommandCost> {
  const folder = folders[site];
  if (isCold) {
    rmSync(join(folder, 'node_modules', '.cache', 'rspack'), { recursive: true, force: true });
    rmSync(join(folder, '.docusaurus'), { recursive: true, force: true });
  }
  if (site === 'stock') {
    // As the template comes, but for npx, which ours is started without as well.
    return measureCommand(process.execPath, [generatorFile, 'build'], { cwd: folder });
  }
  const { command, parameters, env } = generatorCommand(siteFolder);
  // Elsewhere: what stands in site/build stays finished.
  const target = ['--out-dir', join(siteFolder, '.bench', 'ours')];
  return measureCommand(command, [...parameters, ...target], { cwd: folder, env });
}

/** Everything that `npm run build` does for this site: cards, index, compressed copies as well. */
export function buildOurs(): Promise<CommandCost> {
  return measureCommand('npm', ['run', 'build'], { cwd: projectFolder });
}

/** Whether the stock site can be served as the last run left it. */
export function isStockBuilt(): boolean {
  return existsSync(join(buildFolders.stock, '.hosting-manifest.json'));
}

/**
 * Makes the stock build ready for this project's server: manifest and compressed copies, as for this
 * site.
 *
 * @throws Error with the server's findings
 */
export async function finishStock(): Promise<void> {
  const rules = hostingRulesSchema.parse({
    basePath: '/vibe/',
    csp: {},
    inertCsp: {},
    headers: {},
    activeHeaders: {},
  });
  const result = await finishBuild({ buildDir: buildFolders.stock, rules });
  if (result.kind === 'failed') {
    throw new Error(result.findings.map(formatDiagnostic).join('\n'));
  }
}

/**
 * Serves a site as its last build left it. The stock site has no policy, as it comes: its inline
 * styles would make each answer 2 kB longer.
 */
export function serveSite(site: SiteName): Promise<Listening> {
  const buildDir = buildFolders[site];
  const manifest = readManifest(buildDir);
  const noHashes = { scripts: [], styles: [], styleAttributes: [] };
  const served =
    site === 'stock' ? { ...manifest, inlineHashes: noHashes, pageStyles: {} } : manifest;
  return createSiteServer({ buildDir, manifest: served }).listen({ port: 0 });
}
