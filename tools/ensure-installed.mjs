import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder, runOrThrow } from './run-command.mjs';

/** Minimum Node.js, major and minor version; the same as `engines` in package.json. */
const MINIMUM_NODE = { major: 20, minor: 19 };

const stampFile = join(projectFolder, 'node_modules', '.installed-lock-hash');

/**
 * Installs the dependencies when they are missing or older than the lock file.
 *
 * @throws {Error} on an old Node.js, or when npm fails (no network, full disk)
 */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const least = MINIMUM_NODE;
  if (major < least.major || (major === least.major && minor < least.minor)) {
    throw new Error(
      `Node.js ${process.versions.node} is too old: install Node.js ${least.major}.${least.minor} or newer.`,
    );
  }
  const wanted = createHash('sha256')
    .update(readFileSync(join(projectFolder, 'package-lock.json')))
    .digest('hex');
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (installed === wanted) {
    return;
  }
  console.log('Installing dependencies (once, and after the lock file changed) …');
  await runOrThrow('npm', ['ci', '--no-audit', '--no-fund'], {
    remedy: 'Check the network and the free disk space, then try again.',
  });
  writeFileSync(stampFile, wanted);
}
