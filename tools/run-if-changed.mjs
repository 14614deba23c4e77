import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashPath } from './hash-path.mjs';
import { projectFolder } from './run-command.mjs';

const cacheFolder = join(projectFolder, 'node_modules', '.cache', 'vibe-docs');

/**
 * Runs a step of the build unless what it reads and what it wrote are as they were the last time.
 *
 * @param {{ name: string, reads: readonly string[], writes: readonly string[] }} step its own name, and
 *   files or folders from the project folder
 * @param {() => Promise<void>} run
 */
export async function runIfChanged({ name, reads, writes }, run) {
  const stampFile = join(cacheFolder, name);
  const hashState = () => {
    const hash = createHash('sha256').update(process.version);
    for (const path of [...reads, ...writes]) {
      hashPath(hash, path);
    }
    return hash.digest('hex');
  };
  const isDone = writes.every((path) => existsSync(join(projectFolder, path)));
  if (isDone && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashState()) {
    return;
  }
  await run();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, hashState());
}
