import { readdirSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { generatorSettings } from './generator-settings.mjs';
import { projectFolder } from './run-command.mjs';

/** The generator's program. npx takes half a second to find it. */
export const generatorFile = join(
  projectFolder,
  'node_modules/@docusaurus/core/bin/docusaurus.mjs',
);

/** Folders of pages, from the site's folder. */
const PAGE_FOLDERS = ['docs', 'newdocs', 'blog', 'versioned_docs'];

/**
 * The command that turns a site into pages, with settings that fit its size.
 *
 * @param {string} siteFolder the working folder of the command; absolute
 * @returns {{ command: string, parameters: string[], env: Readonly<Record<string, string>> }}
 */
export function generatorCommand(siteFolder) {
  const pages = PAGE_FOLDERS.flatMap((folder) =>
    readdirSync(join(siteFolder, folder), { recursive: true, encoding: 'utf8' }),
  ).filter((name) => name.endsWith('.mdx')).length;
  const { nodeOptions, env } = generatorSettings({ pages, memoryBytes: totalmem() });
  return { command: process.execPath, parameters: [...nodeOptions, generatorFile, 'build'], env };
}
