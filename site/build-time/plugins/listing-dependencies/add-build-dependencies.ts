import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Settings of the bundler, as far as they matter here: the types that the generator uses are webpack's. */
interface BundlerSettings {
  readonly experiments?: object;
}

/**
 * Tells the bundler that everything in its cache was made with some programs: when one of them changes, or
 * a file that it imports, the cache is worth nothing. The generator names its settings only, and from
 * them the bundler does not find what is loaded when it is used.
 *
 * @param settings of the generator; changed here, because lists in it are no part of webpack's types
 * @param files absolute paths
 * @throws Error when the generator keeps the cache's settings elsewhere than it did
 */
export function addBuildDependencies(settings: BundlerSettings, files: readonly string[]): void {
  const { experiments = {} } = settings;
  const cache = 'cache' in experiments ? experiments.cache : undefined;
  if (cache === undefined) {
    // Without a cache, as for a site that would fill the memory.
    return;
  }
  const known =
    typeof cache === 'object' && cache !== null && 'buildDependencies' in cache
      ? cache.buildDependencies
      : undefined;
  if (!Array.isArray(known)) {
    throw new Error(
      'The generator names nowhere what its cache was made with, so pages could show old code. Change site/build-time/plugins/listing-dependencies/add-build-dependencies.ts.',
    );
  }
  known.push(...files);
}

/** Absolute paths of all programs in a folder but its tests. */
export function listPrograms(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => /\.m?[jt]s$/.test(name) && !name.includes('.test.'))
    .map((name) => join(folder, name));
}
