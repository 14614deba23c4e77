import { createRequire } from 'node:module';
import { loadSite, reloadSitePlugin } from '@docusaurus/core/lib/server/site.js';
import type { Props } from '@docusaurus/types';

/** A loaded site: its settings, plugins with their content, and routes. */
export interface LoadedSite {
  readonly props: Props;
}

/**
 * Reads the configuration and the content of all plugins, and writes what the bundle imports of them.
 *
 * @param isProduction reads what a build reads. In development, Docusaurus adds drafts, and invents the dates of files,
 *   for which a build asks git.
 * @throws Error of the configuration or of a plugin
 */
export async function loadDevSite(
  siteDir: string,
  outDir: string,
  isProduction: boolean,
): Promise<LoadedSite> {
  return inMode(isProduction ? 'production' : 'development', () => loadSite({ siteDir, outDir }));
}

/**
 * Reads the content of one plugin again.
 *
 * @param plugin its name and the id of its instance
 * @throws Error of the plugin
 */
export function reloadPlugin(
  site: LoadedSite,
  { name, options: { id } }: { readonly name: string; readonly options: { readonly id?: string } },
): Promise<LoadedSite> {
  return inMode('development', () =>
    reloadSitePlugin(site as Parameters<typeof reloadSitePlugin>[0], { name, id: id ?? 'default' }),
  );
}

/** Makes the next reload read a file again: jiti, by which Docusaurus reads sidebars, keeps what is JSON. */
export function forgetFile(file: string): void {
  delete createRequire(import.meta.url).cache[file];
}

async function inMode<Result>(mode: string, work: () => Promise<Result>): Promise<Result> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = mode;
  try {
    return await work();
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}
