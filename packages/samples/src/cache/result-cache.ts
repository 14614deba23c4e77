import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';

/** Results of earlier runs. The key covers everything that the result depends on. */
export interface ResultCache {
  readonly get: (key: string) => unknown;
  readonly set: (key: string, value: unknown) => void;
  /**
   * Writes the cache. `forget` drops entries that were not read since it was opened: correct after a
   * full run, wrong after one over some pages.
   */
  readonly save: (unused: 'keep' | 'forget') => void;
}

/** Hashes everything that a result depends on. */
export function cacheKey(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

const fileSchema = z.record(z.string(), z.unknown());

/**
 * Opens a cache. A missing or damaged file yields an empty one.
 *
 * @param path of the file
 */
export function openCache(path: string): ResultCache {
  const stored = readStored(path);
  const used = new Map<string, unknown>();
  return {
    get: (key) => {
      if (!used.has(key) && stored.has(key)) {
        used.set(key, stored.get(key));
      }
      return used.get(key);
    },
    set: (key, value) => {
      used.set(key, value);
    },
    save: (unused) => {
      const kept = unused === 'keep' ? new Map([...readStored(path), ...used]) : used;
      mkdirSync(dirname(path), { recursive: true });
      const temporary = `${path}.${process.pid}`;
      writeFileSync(temporary, JSON.stringify(Object.fromEntries(kept)));
      renameSync(temporary, path);
    },
  };
}

/** An in-memory cache for a single run. */
export function memoryCache(): ResultCache {
  return { ...openCache(''), save: () => {} };
}

function readStored(path: string): ReadonlyMap<string, unknown> {
  try {
    return new Map(Object.entries(fileSchema.parse(JSON.parse(readFileSync(path, 'utf8')))));
  } catch {
    return new Map();
  }
}
