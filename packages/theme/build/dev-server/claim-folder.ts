import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes sure that no other server writes into a folder: two would spoil each other's files and the bundler's cache.
 *
 * @param folder of generated files
 * @throws Error that names the process of the other one
 */
export function claimFolder(folder: string): void {
  const file = join(folder, 'server.pid');
  const other = processIn(file);
  if (other !== undefined && isRunning(other)) {
    throw new Error(
      `A development server of this project runs already (process ${other}). Use it, or stop it first. If ${other} is another program, delete ${file}.`,
    );
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, String(process.pid));
}

function processIn(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isRunning(id: number): boolean {
  try {
    // Sends nothing.
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}
