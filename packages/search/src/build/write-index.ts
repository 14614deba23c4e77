import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageRecords } from '../schema/page-records.ts';
import { makeIndex } from './make-index.ts';

/** What `writeIndex` wrote. */
export interface WrittenIndex {
  readonly pages: number;
  readonly records: number;
}

/**
 * Writes the search index into a build. Run it before the files are compressed. The same pages give
 * the same bytes and the same names.
 *
 * @param pages those that search may find, as `readBuiltPages` gives them
 * @throws Error when no page can be found by search, which means that the theme changed.
 */
export function writeIndex(buildDir: string, pages: readonly PageRecords[]): WrittenIndex {
  if (pages.length === 0) {
    throw new Error(`Cannot make a search index: no page in ${buildDir} has search tags.`);
  }
  rmSync(join(buildDir, 'assets', 'search'), { recursive: true, force: true });
  for (const { file, content } of makeIndex(pages)) {
    const path = join(buildDir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return {
    pages: pages.length,
    records: pages.reduce((sum, { sections }) => sum + sections.length, 0),
  };
}
