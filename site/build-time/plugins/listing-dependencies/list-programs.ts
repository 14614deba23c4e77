import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Absolute paths of all source files in a folder except tests. */
export function listPrograms(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => /\.m?[jt]s$/.test(name) && !name.includes('.test.'))
    .map((name) => join(folder, name));
}
