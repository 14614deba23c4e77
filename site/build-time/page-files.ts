import { readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Page, readPage } from '@vibe-docs/content';
import { findPageFolder, listPageFolders } from '../config/site-model.ts';
import { openResultStore } from './result-store.ts';

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

/** The last result for each file: a build reads a lesson in several steps. */
const known = new Map<string, Page>();

const kept = openResultStore<Page>('pages', {
  projectFolder,
  code: ['packages/content/src', 'packages/kernel/src'],
});

/**
 * Reads a page into facts. The result is cached until its text changes, in memory and on disk.
 *
 * @param file absolute path
 * @param text of the page, if the caller has it
 */
export function readPageFile(file: string, text: string = readFileSync(file, 'utf8')): Page {
  const last = known.get(file);
  if (last?.text === text) {
    return last;
  }
  const path = projectPath(file);
  const page = kept.read(path, text) ?? kept.write(path, text, readPage(path, text).page);
  known.set(file, page);
  return page;
}
