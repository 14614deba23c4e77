import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { answerRequest } from '../engine/answer-request.ts';
import { SearchEngine } from '../engine/search-engine.ts';
import type { SearchRequest, SearchResult } from '../schema/algolia-types.ts';
import {
  CORE_FILE,
  listFiles,
  MANIFEST_FILE,
  type SearchManifest,
} from '../schema/index-format.ts';
import type { PageRecords } from '../schema/page-records.ts';
import { fitWords } from './fit-words.ts';
import { learnWords } from './learn-words.ts';
import { makeIndex } from './make-index.ts';
import { rememberFit } from './remember-fit.ts';

/**
 * Writes the search index into a build. Run it before the files are compressed. The same pages give
 * the same bytes and the same names.
 *
 * @param pages those that search may find, as `readBuiltPages` gives them
 * @param cacheDir Keeps what was learned from queries for the next build. Without it all is learned again.
 * @returns how many pages and records it holds
 * @throws Error when no page can be found by search, which means that the theme changed.
 */
export function writeIndex(buildDir: string, pages: readonly PageRecords[], cacheDir?: string) {
  if (pages.length === 0) {
    throw new Error(`Cannot make a search index: no page in ${buildDir} has search tags.`);
  }
  rmSync(join(buildDir, 'assets', 'search'), { recursive: true, force: true });
  const learned = learnWords(pages, cacheDir === undefined ? fitWords : rememberFit(cacheDir));
  for (const { file, content } of makeIndex(pages, undefined, learned)) {
    const path = join(buildDir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return {
    pages: pages.length,
    records: pages.reduce((sum, { sections }) => sum + sections.length, 0),
  };
}

/**
 * Opens the index of a built site in Node.js, all parts at once.
 *
 * @param buildDir what is served at the base path
 * @param origin scheme and host that the addresses of hits begin with
 * @returns answers requests as the browser's worker does when everything has arrived
 * @throws Error when the folder holds no index
 */
export function openIndex(
  buildDir: string,
  origin: string,
): (request: SearchRequest) => SearchResult {
  const engine = new SearchEngine();
  const read = (file: string) => JSON.parse(readFileSync(join(buildDir, file), 'utf8'));
  try {
    const manifest: SearchManifest = read(MANIFEST_FILE);
    const lazy = (['words', 'headings', 'text'] as const).flatMap((kind) =>
      listFiles(manifest, kind),
    );
    for (const part of [CORE_FILE, ...lazy.map(({ file }) => file)].flatMap(read)) {
      engine.add(part);
    }
  } catch (cause) {
    throw new Error(`Cannot read the search index in ${buildDir}. Build the site first.`, {
      cause,
    });
  }
  return (request) => answerRequest(engine, request, origin).result;
}
