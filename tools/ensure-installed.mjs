import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder, runCommand } from './run-command.mjs';

/** The same as `engines` in package.json. */
const MINIMUM_NODE = '20.19';

const stampFile = join(projectFolder, 'node_modules', '.installed-lock-hash');

/**
 * Installs the dependencies when they are missing or older than the lock file.
 *
 * @throws {Error} on an old Node.js, or when npm fails (no network, full disk)
 */
export async function ensureInstalled() {
  const { node } = process.versions;
  if (node.localeCompare(MINIMUM_NODE, 'en', { numeric: true }) < 0) {
    throw new Error(`Node.js ${node} is too old: install Node.js ${MINIMUM_NODE} or newer.`);
  }
  const wanted = createHash('sha256')
    .update(readFileSync(join(projectFolder, 'package-lock.json')))
    .digest('hex');
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (installed === wanted) {
    return;
  }
  console.log('Installing dependencies (once, and after the lock file changed) …');
  if ((await runCommand('npm', ['ci', '--no-audit', '--no-fund'])) !== 0) {
    throw new Error('npm ci failed. Check the network and the free disk space, then try again.');
  }
  writeFileSync(stampFile, wanted);
}
