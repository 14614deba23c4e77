import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPageFolder, listPageFolders } from './site-model.ts';

/** Absolute path of `site/`. */
export const siteFolder = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Absolute path of the project folder: paths in diagnostics are relative to it. */
export const projectFolder = resolve(siteFolder, '..');

/** Folders that may contain pages, from the project folder. */
export const pageFolders = listPageFolders().map(({ folder }) => `site/${folder}`);

/** The path for diagnostics and for the site model: from the project folder, with `/`. */
export function projectPath(file: string): string {
  return relative(projectFolder, file).replaceAll(sep, '/');
}

/**
 * The storage key of a reader's progress on a page: the path of its file in `site/`,
 * without extension, such as `newdocs/express/middleware`. A translation has the key of its original.
 *
 * @param file absolute path of a page or of its questions file
 */
export function pageKey(file: string): string {
  const path = projectPath(file);
  const found = findPageFolder(path);
  const original = found && `${found.original}/${found.path}`;
  return (original ?? path.replace(/^site\//, '')).replace(/\.(?:mdx?|questions\.yaml)$/, '');
}
