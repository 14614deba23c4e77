import { join } from 'node:path';
import { projectFolder, runOrThrow } from './run-command.mjs';

/** Asks the compiler for the types that code blocks show, unless its answers are in the cache. */
export async function showTypes() {
  await runOrThrow('npx', ['tsx', 'show-types.mts'], { cwd: join(projectFolder, 'site') });
}
