import { readFileSync } from 'node:fs';
import { type Page, readPage } from '@vibe-docs/content';
import { openResultStore } from '@vibe-docs/kernel/result-store';
import { projectFolder, projectPath } from './page-files.ts';

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
