import { readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Page, readPage } from '@vibe-docs/content';
import { findPageFolder, listPageFolders } from '../config/site-model.ts';

/** Absolute path of `site/`. */
export const siteFolder = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Absolute path of the folder above: paths in diagnostics count from it. */
export const projectFolder = resolve(siteFolder, '..');

/** Folders that may hold pages, from the project folder. */
export const pageFolders = listPageFolders().map(({ folder }) => `site/${folder}`);

/** The path that diagnostics show: from the project folder, with `/`. */
export function projectPath(file: string): string {
  return relative(projectFolder, file).replaceAll(sep, '/');
}

/** The path that the site model knows: from `site/`, with `/`. */
export function sitePath(file: string): string {
  return relative(siteFolder, file).replaceAll(sep, '/');
}

/**
 * The name under which a reader's progress on a page is stored: the path of its file in `site/`,
 * without ending, such as `newdocs/express/middleware`. A translation has the name of its original.
 *
 * @param file absolute path of a page or of its questions file
 */
export function pageKey(file: string): string {
  const path = sitePath(file);
  const found = findPageFolder(path);
  const original = found === undefined ? path : `${found.original}/${found.path}`;
  return original.replace(/\.(?:mdx?|questions\.yaml)$/, '');
}

/** What was read last of each file. A build asks for a lesson at several steps. */
const known = new Map<string, Page>();

/**
 * Reads a page into facts; again only when its text changed.
 *
 * @param file absolute path
 * @param text of the page, where the caller has it already
 */
export function readPageFile(file: string, text: string = readFileSync(file, 'utf8')): Page {
  const last = known.get(file);
  if (last?.text === text) {
    return last;
  }
  const { page } = readPage(projectPath(file), text);
  known.set(file, page);
  return page;
}
