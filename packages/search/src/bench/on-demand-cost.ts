import type { IndexFile } from '../build/make-index.ts';
import { SearchEngine } from '../engine/search-engine.ts';
import { type IndexPart, readDirectory, type SearchManifest } from '../schema/index-format.ts';
import { brotliSize } from './brotli-size.ts';

/** What queries load, in bytes as brotli sends them, without headers. */
export interface OnDemandCost {
  /** Manifest and titles, and headings where a first answer waits for them. */
  readonly startBytes: number;
  /** Queries that titles and headings do not settle. */
  readonly openQueries: number;
  /** Words and text that each of these loads before its answer. */
  readonly openBytes: readonly number[];
  /** All files; compressing those of a large site takes minutes. */
  readonly totalBytes: () => number;
}

interface SizedPart {
  readonly part: IndexPart;
  readonly size: () => number;
}

/** As in `load-index.ts`. */
const MANY_HEADINGS = 400_000;

/**
 * Plays the queries, each in a browser that has nothing yet.
 *
 * @param index the files of `makeIndex`.
 */
export function measureOnDemand(
  [manifestFile, ...files]: readonly IndexFile[],
  queries: readonly string[],
): OnDemandCost {
  const manifest: SearchManifest = JSON.parse(manifestFile?.content ?? '');
  const parts = files.map(toSizedPart);
  const sizeOf = (kind: IndexPart['kind']) =>
    parts.reduce((sum, { part, size }) => sum + (part.kind === kind ? size() : 0), 0);
  const hasMany = manifest.parts.some(
    ({ kind, bytes }) => kind === 'headings' && bytes > MANY_HEADINGS,
  );
  const openBytes = queries.flatMap((query) => {
    const own = new SearchEngine();
    for (const { part } of parts) {
      if (part.kind === 'pages' || part.kind === 'headings') own.add(part);
    }
    own.expect(readDirectory(manifest));
    return loadFor(own, parts, query) ?? [];
  });
  const start = brotliSize(manifestFile?.content ?? '') + sizeOf('pages');
  return {
    startBytes: start + (hasMany ? 0 : sizeOf('headings')),
    openQueries: openBytes.length,
    openBytes: openBytes.toSorted((a, b) => a - b),
    totalBytes: () => start + sizeOf('headings') + sizeOf('words') + sizeOf('text'),
  };
}

function toSizedPart({ content }: IndexFile): SizedPart {
  let known: number | undefined;
  const size = (): number => {
    known ??= brotliSize(content);
    return known;
  };
  return { part: JSON.parse(content), size };
}

/** @returns bytes, `undefined` when headings settle the query. */
function loadFor(
  engine: SearchEngine,
  parts: readonly SizedPart[],
  query: string,
): number | undefined {
  const ask = () => engine.search({ query, filters: [], offset: 0, limit: 20 });
  const add = (kind: 'words' | 'text', places: readonly number[]): number => {
    const needed = parts.filter(
      ({ part }) => part.kind === kind && 'place' in part && places.includes(part.place),
    );
    for (const { part } of needed) engine.add(part);
    return needed.reduce((sum, { size }) => sum + size(), 0);
  };
  let answer = ask();
  if (answer.isSure) {
    return undefined;
  }
  let bytes = 0;
  while (answer.missing.words.length > 0 || answer.missing.text.length > 0) {
    const { words, text } = answer.missing;
    bytes += words.length > 0 ? add('words', words) : add('text', text);
    answer = ask();
  }
  return bytes;
}
