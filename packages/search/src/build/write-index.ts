import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeIndex } from './make-index.ts';
import { readBuiltPages, type SearchSource } from './read-built-pages.ts';

/** What `writeIndex` wrote. Sizes are uncompressed bytes. */
export interface WrittenIndex {
  readonly pages: number;
  readonly records: number;
  readonly bytes: number;
}

/**
 * Reads the pages of a build and writes the search index into it. Run it before the files are
 * compressed. The same pages give the same bytes and the same names.
 *
 * @throws Error when no page can be found by search, which means that the theme changed.
 */
export function writeIndex(source: SearchSource): WrittenIndex {
  const pages = readBuiltPages(source);
  if (pages.length === 0) {
    throw new Error(`Cannot make a search index: no page in ${source.buildDir} has search tags.`);
  }
  rmSync(join(source.buildDir, 'assets', 'search'), { recursive: true, force: true });
  const files = makeIndex(pages);
  for (const { file, content } of files) {
    const path = join(source.buildDir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return {
    pages: pages.length,
    records: pages.reduce((sum, { sections }) => sum + sections.length, 0),
    bytes: files.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0),
  };
}
