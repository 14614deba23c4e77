import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT_FOLDER = fileURLToPath(new URL('../..', import.meta.url));
export const SITE_FOLDER = join(PROJECT_FOLDER, 'site');

/** Docusaurus' CLI. Starting it by npx takes half a second longer. */
export const DOCUSAURUS = join(PROJECT_FOLDER, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** The step after Docusaurus, which runs in the site's folder; see `build` in package.json. */
export const FINISH = ['--import', 'tsx', 'commands/finish-build.mts'] as const;

/**
 * The folder of the built site.
 *
 * @throws Error when there is none
 */
export function requireBuild(): string {
  const folder = join(SITE_FOLDER, 'build');
  if (!existsSync(join(folder, '.hosting-manifest.json'))) {
    throw new Error('There is no built site to measure. Run "npm run build" in the project first.');
  }
  return folder;
}
