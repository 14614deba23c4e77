import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { unifyLineBreaks } from '@vibe-docs/kernel';

/** The files of a project. Paths are from the project folder, with `/`. */
export interface SourceFiles {
  /** Paths of all files in a folder and below it, sorted; empty when the folder does not exist. */
  readonly list: (folder: string) => readonly string[];
  /** Content of a text file, with `\n` at the end of its lines; `undefined` when it does not exist. */
  readonly read: (path: string) => string | undefined;
}

/**
 * An in-memory project.
 *
 * @param files content by path
 */
export function memoryFiles(files: Readonly<Record<string, string>>): SourceFiles {
  const paths = Object.keys(files).sort();
  return {
    list: (folder) => paths.filter((path) => path.startsWith(`${folder}/`)),
    read: (path) => files[path],
  };
}

/**
 * A project on disk.
 *
 * @param projectFolder absolute path; all other paths are relative to it
 */
export function diskFiles(projectFolder: string): SourceFiles {
  return {
    list: (folder) => {
      const absolute = join(projectFolder, folder);
      if (!existsSync(absolute)) return [];
      return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
        .map((path) => join(absolute, path))
        .filter((path) => statSync(path).isFile())
        .map((path) => relative(projectFolder, path))
        .map((path) => path.replaceAll(sep, '/'))
        .sort();
    },
    read: (path) => {
      const absolute = join(projectFolder, path);
      return existsSync(absolute) ? unifyLineBreaks(readFileSync(absolute, 'utf8')) : undefined;
    },
  };
}
