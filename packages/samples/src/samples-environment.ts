import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import * as z from 'zod';
import { cacheKey, openCache, type ResultCache } from './cache/result-cache.ts';
import { readManifest } from './package-manifest.ts';
import { createTypeChecker, type TypeChecker } from './types/type-checker.ts';

/** Folders (absolute paths), compiler and limits of the checks. */
export interface SamplesEnvironment {
  readonly projectFolder: string;
  /** The samples package, whose dependencies are the libraries that blocks may import. */
  readonly samplesFolder: string;
  /** The listings, each in `<series>/<lesson>`. */
  readonly listingsFolder: string;
  readonly limits: Limits;
  /** Names of the packages that blocks may import. */
  readonly allowedPackages: ReadonlySet<string>;
  /** Hash of the versions of Node.js, compiler and libraries; part of every cache key. */
  readonly toolchain: string;
  /** Hash of the versions of the libraries and what they need, the same on every machine. */
  readonly libraries: string;
  /** Whether lessons are followed that passed before: `npm run test:full`. */
  readonly isFull: boolean;
  readonly versions: { readonly node: string; readonly typescript: string };
  readonly cache: ResultCache;
  /** The compiler for blocks. It keeps parsed library files in memory. */
  readonly typeChecker: TypeChecker;
}

/** Limits of a block or command. */
export interface Limits {
  /** Timeout of a block that is run, in milliseconds. */
  readonly runMs: number;
  /** Heap limit of a block that is run, in MiB. */
  readonly heapMib: number;
  /** Timeout of one command of a console block, in milliseconds. */
  readonly commandMs: number;
}

/**
 * Enough for a slow CI server, and short enough for a writer to wait. The slowest command is
 * `npx tsc`: 2 s on two idle cores, 9 s on the same ones under full load; the limit is five times
 * that. A block that is run ends within a second, under load within ten.
 */
const LIMITS: Limits = { runMs: 30_000, heapMib: 256, commandMs: 60_000 };

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
 * @param cache folder of the cache; `node_modules/.cache` by default
 */
export function readEnvironment(projectFolder: string, cache?: ResultCache): SamplesEnvironment {
  const samplesFolder = join(projectFolder, 'packages', 'samples');
  const { dependencies, devDependencies } = readManifest(samplesFolder);
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const versions = { node: process.versions.node, typescript: ts.version };
  const lock = readFileSync(join(projectFolder, 'package-lock.json'), 'utf8');
  const toolchain = cacheKey(RESULTS_VERSION, versions, process.platform, lock);
  const cacheFile = join(projectFolder, 'node_modules/.cache/vibe-docs/samples.json');
  const { packages } = lockSchema.parse(JSON.parse(lock));
  return {
    projectFolder,
    samplesFolder,
    listingsFolder: join(samplesFolder, 'listings'),
    limits: LIMITS,
    allowedPackages: new Set(names),
    toolchain,
    libraries: hashOf(names, packages),
    isFull: process.env.TEST_FULL === '1',
    versions,
    cache: cache ?? openCache(cacheFile),
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
