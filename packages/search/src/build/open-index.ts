import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerRequest } from '../engine/answer-request.ts';
import { SearchEngine } from '../engine/search-engine.ts';
import type { SearchRequest, SearchResult } from '../schema/algolia-types.ts';
import { type IndexPart, MANIFEST_FILE } from '../schema/index-format.ts';

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
  for (const { file } of readJson<Manifest>(buildDir, MANIFEST_FILE).parts) {
    engine.add(readJson<IndexPart>(buildDir, file));
  }
  return (request) => answerRequest(engine, request, origin).result;
}

interface Manifest {
  readonly parts: readonly { readonly file: string }[];
}

/** The index was written by this package in the same build; no schema is needed. */
function readJson<Content>(buildDir: string, file: string): Content {
  try {
    return JSON.parse(readFileSync(join(buildDir, file), 'utf8'));
  } catch (cause) {
    throw new Error(
      `Cannot read ${file} of the search index in ${buildDir}. Build the site first.`,
      {
        cause,
      },
    );
  }
}
