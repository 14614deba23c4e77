import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { SourceFiles } from './source-files.ts';

/**
 * A project on disk.
 *
 * @param projectFolder absolute path; all other paths are relative to it
 */
export function diskFiles(projectFolder: string): SourceFiles {
  return {
    list: (folder) => {
      const absolute = join(projectFolder, folder);
      if (!existsSync(absolute)) {
        return [];
      }
      return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
        .map((path) => join(absolute, path))
        .filter((path) => statSync(path).isFile())
        .map((path) => relative(projectFolder, path))
        .map((path) => path.replaceAll(sep, '/'))
        .sort();
    },
    read: (path) => {
      const absolute = join(projectFolder, path);
      return existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
    },
  };
}
