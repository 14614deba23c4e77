import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashPath } from './hash-path.mjs';
import { projectFolder, runOrThrow } from './run-command.mjs';

const cacheFolder = join(projectFolder, 'node_modules', '.cache', 'vibe-docs');
const stampFile = join(cacheFolder, 'api-generated-from');

/** What the generation reads, and what it writes: a changed result is generated again, too. */
const READ = [
  'packages/api-contract/src',
  'packages/api-contract/package.json',
  'package-lock.json',
];
const WRITTEN = ['site/docs/api/backend', 'site/static/openapi'];

/**
 * Writes the OpenAPI document and the pages of the backend reference from `packages/api-contract`,
 * unless the contract and the results are as they were the last time.
 *
 * @throws {Error} when the contract has a fault; its file and line are printed
 */
export async function generateApi() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashState()) {
    return;
  }
  const parameters = ['run', '--silent', 'generate', '--workspace=@vibe-docs/api-contract'];
  await runOrThrow('npm', parameters, {
    remedy: 'The message above names the file and line in packages/api-contract.',
  });
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stampFile, hashState());
}

function hashState() {
  const hash = createHash('sha256');
  for (const path of [...READ, ...WRITTEN]) {
    hashPath(hash, path);
  }
  return hash.digest('hex');
}
