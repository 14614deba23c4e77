import { join } from 'node:path';
import { projectFolder } from './run-command.mjs';

/** Docusaurus' CLI. Starting it by npx takes half a second longer. */
const docusaurusFile = join(projectFolder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/**
 * The command that builds a site with Docusaurus.
 *
 * @param {string} siteFolder absolute
 * @returns {{ command: string, parameters: string[], cwd: string, env: Readonly<Record<string, string>> }}
 */
export function docusaurusCommand(siteFolder) {
  // Without the variable Docusaurus requests its newest version from a server.
  const env = { NO_UPDATE_NOTIFIER: '1' };
  return { command: process.execPath, parameters: [docusaurusFile, 'build'], cwd: siteFolder, env };
}
