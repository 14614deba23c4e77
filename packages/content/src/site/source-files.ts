/** The files of a project. Paths are from the project folder, with `/`. */
export interface SourceFiles {
  /** Paths of all files in a folder and below it, sorted; empty when the folder does not exist. */
  readonly list: (folder: string) => readonly string[];
  /** Content of a text file; `undefined` when it does not exist. */
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
