import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Absolute paths of all programs in a folder but its tests. */
export function listPrograms(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => /\.m?[jt]s$/.test(name) && !name.includes('.test.'))
    .map((name) => join(folder, name));
}
