import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import * as z from 'zod';
import { openCache, type ResultCache } from './cache/result-cache.ts';
import { createTypeChecker, type TypeChecker } from './types/type-checker.ts';

/** Where things stand on this machine. Folders are absolute paths. */
export interface SamplesEnvironment {
  readonly projectFolder: string;
  /** The samples package: the libraries that blocks may import. */
  readonly samplesFolder: string;
  /** The listings, each in `<series>/<lesson>`. */
  readonly listingsFolder: string;
  readonly limits: Limits;
  /** Names of the packages that blocks may import. */
  readonly allowedPackages: ReadonlySet<string>;
  /** Fingerprint of Node, compiler and libraries: results of another one are not reused. */
  readonly toolchain: string;
  readonly versions: { readonly node: string; readonly typescript: string };
  readonly cache: ResultCache;
  /** The compiler for blocks. It has read the files of libraries when it is asked again. */
  readonly typeChecker: TypeChecker;
}

/** What a block or command may use. */
export interface Limits {
  /** Time of a block that is run, in milliseconds. */
  readonly runMs: number;
  /** Heap of a block that is run, in MiB. */
  readonly heapMib: number;
  /** Time of one command of a console block, in milliseconds. */
  readonly commandMs: number;
}

/**
 * Enough for a slow build machine, and little enough for a writer to wait. The slowest command is
 * `npx tsc`: 2 s on two idle cores, 9 s on the same ones under full load, and five times that is
 * still allowed. A block that is run ends within a second, on a busy machine within ten.
 */
const LIMITS: Limits = { runMs: 30_000, heapMib: 256, commandMs: 60_000 };

/** Raised when the checks change in a way that makes stored results wrong. */
const RESULTS_VERSION = 1;

const packageSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

/**
 * Reads what the checks need to know of this machine.
 *
 * @param projectFolder absolute path of the whole project
 * @param cache where results are kept; in `node_modules/.cache` unless given
 */
export function readEnvironment(projectFolder: string, cache?: ResultCache): SamplesEnvironment {
  const samplesFolder = join(projectFolder, 'packages', 'samples');
  const manifest = packageSchema.parse(
    JSON.parse(readFileSync(join(samplesFolder, 'package.json'), 'utf8')),
  );
  const versions = { node: process.versions.node, typescript: ts.version };
  const toolchain = createHash('sha256')
    .update(JSON.stringify([RESULTS_VERSION, versions, process.platform]))
    .update(readFileSync(join(projectFolder, 'package-lock.json')))
    .digest('hex');
  const cacheFile = join(projectFolder, 'node_modules/.cache/vibe-docs/samples.json');
  return {
    projectFolder,
    samplesFolder,
    listingsFolder: join(samplesFolder, 'listings'),
    limits: LIMITS,
    allowedPackages: new Set([
      ...Object.keys(manifest.dependencies),
      ...Object.keys(manifest.devDependencies),
    ]),
    toolchain,
    versions,
    cache: cache ?? openCache(cacheFile),
    typeChecker: createTypeChecker(samplesFolder),
  };
}
