import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishCommand } from './finish-command.mjs';
import { generateApi } from './generate-api.mjs';
import { generatorCommand } from './generator-command.mjs';
import { hashPath } from './hash-path.mjs';
import { projectFolder, runOrThrow } from './run-command.mjs';
import { showTypes } from './show-types.mjs';

const siteFolder = join(projectFolder, 'site');
export const buildFolder = join(siteFolder, 'build');
const cacheFolder = join(projectFolder, 'node_modules', '.cache', 'vibe-docs');
const stampFile = join(cacheFolder, 'built-from');

/** What the build reads. */
const SOURCES = ['package.json', 'package-lock.json', 'packages', 'site'];
const VARIABLES = [
  'SITE_URL',
  'DOCS_EDIT_URL',
  'ALGOLIA_APP_ID',
  'ALGOLIA_API_KEY',
  'ALGOLIA_INDEX',
];

/**
 * Builds the site into `site/build`: what is generated from the API contract, pages, then hashes for
 * the policy and compressed copies.
 */
export async function buildSite() {
  rmSync(stampFile, { force: true });
  await generateApi();
  await showTypes();
  const sources = hashSources();
  const { command, parameters, env } = generatorCommand(siteFolder);
  await runOrThrow(command, parameters, {
    cwd: siteFolder,
    env,
    remedy: 'The message above names the file.',
  });
  const finish = finishCommand({ cacheFolder });
  await runOrThrow(finish.command, finish.parameters, { cwd: siteFolder });
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stampFile, sources);
}

/** Builds only when a source changed since the last build, or its result is gone. */
export async function buildSiteIfChanged() {
  if (!isBuildCurrent()) {
    await buildSite();
  }
}

/** @returns {boolean} whether `site/build` was made from the sources as they are now */
export function isBuildCurrent() {
  const isBuilt = existsSync(join(buildFolder, 'index.html')) && existsSync(stampFile);
  return isBuilt && readFileSync(stampFile, 'utf8') === hashSources();
}

/** @returns {string} a hash of every source file's path and content and of the build's variables */
function hashSources() {
  const hash = createHash('sha256');
  for (const name of VARIABLES) {
    hash.update(`${name}=${process.env[name] ?? ''}\n`);
  }
  for (const source of SOURCES) {
    hashPath(hash, source);
  }
  return hash.digest('hex');
}
