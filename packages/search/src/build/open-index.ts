import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerRequest } from '../engine/answer-request.ts';
import { SearchEngine } from '../engine/search-engine.ts';
import type { SearchRequest, SearchResult } from '../schema/algolia-types.ts';
import { MANIFEST_FILE, type SearchManifest } from '../schema/index-format.ts';

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
    for (const part of [manifest.core, ...manifest.parts].flatMap(({ file }) => read(file))) {
      engine.add(part);
    }
  } catch (cause) {
    throw new Error(`Cannot read the search index in ${buildDir}. Build the site first.`, {
      cause,
    });
  }
  return (request) => answerRequest(engine, request, origin).result;
}
