import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import * as z from 'zod';
import { cacheKey, openCache, type ResultCache } from './cache/result-cache.ts';
import { readManifest } from './package-manifest.ts';
import { createTypeChecker } from './types/type-checker.ts';

/** Folders (absolute paths), compiler and limits of the checks. */
export type SamplesEnvironment = Readonly<ReturnType<typeof readEnvironment>>;

/**
 * Limits of a block or command: enough for a slow CI server, and short enough for a writer to wait. The slowest command
 * is `npx tsc`: 2 s on two idle cores, 9 s on the same ones under full load; the limit is five times that. A block that
 * is run ends within a second, under load within ten.
 */
const LIMITS = {
  /** Timeout of a block that is run, in milliseconds. */
  runMs: 30_000,
  /** Heap limit of a block that is run, in MiB. */
  heapMib: 256,
  /** Timeout of one command of a console block, in milliseconds. */
  commandMs: 60_000,
};

/** Limits of a block or command. */
export type Limits = Readonly<typeof LIMITS>;

/** Raise it when a change to the checks invalidates stored results. */
const RESULTS_VERSION = 1;

const namesSchema = z.record(z.string(), z.unknown()).default({});

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ integrity: z.string().optional(), dependencies: namesSchema }),
  ),
});

/**
 * Collects folders, versions and limits.
 *
 * @param projectFolder absolute path of the whole project
 * @param cache of earlier results; a file in `node_modules/.cache` by default
 */
export function readEnvironment(projectFolder: string, cache?: ResultCache) {
  const samplesFolder = join(projectFolder, 'packages', 'samples');
  const { dependencies, devDependencies } = readManifest(samplesFolder);
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const versions = { node: process.versions.node, typescript: ts.version };
  const lock = readFileSync(join(projectFolder, 'package-lock.json'), 'utf8');
  const cacheFile = join(projectFolder, 'node_modules/.cache/vibe-docs/samples.json');
  return {
    projectFolder,
    /** The samples package, whose dependencies are the libraries that blocks may import. */
    samplesFolder,
    /** The listings, each in `<series>/<lesson>`. */
    listingsFolder: join(samplesFolder, 'listings'),
    limits: LIMITS,
    /** Names of the packages that blocks may import. */
    allowedPackages: new Set(names),
    /** Hash of the versions of Node.js, compiler and libraries; part of every cache key. */
    toolchain: cacheKey(RESULTS_VERSION, versions, process.platform, lock),
    /** Hash of the versions of the libraries and what they need, the same on every machine. */
    libraries: hashOf(names, lockSchema.parse(JSON.parse(lock)).packages),
    /** Whether lessons are followed that passed before: `npm run test:full`. */
    isFull: process.env.TEST_FULL === '1',
    versions,
    cache: cache ?? openCache(cacheFile),
    /** The compiler for blocks. It keeps parsed library files in memory. */
    typeChecker: createTypeChecker(samplesFolder),
  };
}

/** Covers every installed copy of a package with one of the names, and of those that it depends on. */
function hashOf(names: readonly string[], packages: z.infer<typeof lockSchema>['packages']) {
  const needed = new Set(names);
  const hashes: (string | undefined)[] = [];
  for (const name of needed) {
    for (const [path, { integrity, dependencies }] of Object.entries(packages)) {
      if (path.endsWith(`node_modules/${name}`)) {
        hashes.push(integrity);
        for (const dependency of Object.keys(dependencies)) {
          needed.add(dependency);
        }
      }
    }
  }
  return cacheKey(hashes);
}
