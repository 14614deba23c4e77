import { join } from 'node:path';
import { projectFolder } from './run-command.mjs';

/** Docusaurus' program. npx takes half a second to find it. */
export const generatorFile = join(
  projectFolder,
  'node_modules/@docusaurus/core/bin/docusaurus.mjs',
);

/**
 * The command that turns a site into pages.
 *
 * @param {string} siteFolder absolute
 * @returns {{ command: string, parameters: string[], cwd: string, env: Readonly<Record<string, string>> }}
 */
export function generatorCommand(siteFolder) {
  // Without the variable Docusaurus asks a server for its newest version.
  const env = { NO_UPDATE_NOTIFIER: '1' };
  return { command: process.execPath, parameters: [generatorFile, 'build'], cwd: siteFolder, env };
}
