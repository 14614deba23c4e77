import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  CORE_FILE,
  listFiles,
  MANIFEST_FILE,
  readDirectory,
  type SearchManifest,
} from '@vibe-docs/search';
import { SearchEngine } from '@vibe-docs/search/engine';
import { readJudgedList } from '@vibe-docs/search/judging';

/** Compressed bytes of the index that a first query loads. */
export interface IndexBytes {
  /** Until the first answer: enough for titles of pages, and on a small site for headings. */
  readonly first: number;
  /** Until the whole answer of each query in the list for training that those do not settle. */
  readonly full: readonly number[];
}

/** @param buildDir a site that was built and compressed */
export function measureIndexBytes(buildDir: string): IndexBytes {
  const read = (file: string) => JSON.parse(readFileSync(join(buildDir, file), 'utf8'));
  const manifest: SearchManifest = read(MANIFEST_FILE);
  const first = sizeOf(buildDir, MANIFEST_FILE) + sizeOf(buildDir, CORE_FILE);
  const full = readJudgedList('train').flatMap(({ query }) => {
    const engine = new SearchEngine();
    engine.expect(readDirectory(manifest));
    let bytes = first;
    const load = (kind: 'words' | 'headings' | 'text', places: readonly number[]): void => {
      const files = listFiles(manifest, kind);
      for (const { file } of places.flatMap((place) => files[place] ?? [])) {
        bytes += sizeOf(buildDir, file);
        engine.add(read(file));
      }
    };
    for (const part of read(CORE_FILE)) {
      engine.add(part);
    }
    const ask = () => engine.search({ query, filters: [], offset: 0, limit: 20 });
    let { isSure, missing } = ask();
    if (isSure) {
      return [];
    }
    while (missing.words.length + missing.headings.length + missing.text.length > 0) {
      if (missing.words.length > 0) {
        load('words', missing.words);
      } else {
        load('headings', missing.headings);
        load('text', missing.text);
      }
      ({ missing } = ask());
    }
    return bytes;
  });
  return { first, full };
}

/** Files of a few hundred bytes are not compressed. */
function sizeOf(buildDir: string, file: string): number {
  const path = join(buildDir, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
