import type { SourceFiles } from '@vibe-docs/content';
import type { Diagnostic } from '@vibe-docs/kernel';
import * as z from 'zod';
import { cacheKey } from '../cache/result-cache.ts';
import type { SamplesEnvironment } from '../samples-environment.ts';
import { importsOf } from '../types/imports-of.ts';
import { checkGithubFiles } from './check-github-files.ts';
import { checkListingTypes } from './check-listing-types.ts';
import { lintListings } from './lint-listings.ts';
import { listingFiles } from './listing-files.ts';
import { type ListingFinding, listingDiagnostic, listingFindingSchema } from './listing-finding.ts';
import { listingsPath } from './listing-folders.ts';
import { findListingProjects, type ListingProject } from './listing-projects.ts';
import { testListings } from './test-listings.ts';

const findingsSchema = z.array(listingFindingSchema);

/** What is still to do after `beginListings`. */
export interface BegunListings {
  /** Type-checks and lints the listings, and waits for their tests. */
  readonly finish: () => Promise<readonly Diagnostic[]>;
}

/**
 * Begins to test every listing that changed since it was last found right. The tests run in processes of
 * their own and take longest: this process can do other things before it finishes the check.
 *
 * @param isWanted tells whether a listing (`series/lesson`) is to be checked in this run
 */
export function beginListings(
  environment: SamplesEnvironment,
  isWanted: (folder: string) => boolean,
): BegunListings {
  const { listingsFolder, cache, toolchain } = environment;
  const files = listingFiles(listingsFolder);
  const findings: ListingFinding[] = [];
  const changed: ListingProject[] = [];
  const keyOf = ({ folder, hash }: ListingProject) =>
    cacheKey('listing', toolchain, folder, hash, [...environment.allowedPackages]);
  for (const project of findListingProjects(files)) {
    const cached = findingsSchema.safeParse(cache.get(keyOf(project))).data;
    if (cached !== undefined) {
      findings.push(...cached);
    } else if (isWanted(project.folder)) {
      changed.push(project);
    }
  }
  const testing = changed.length > 0 ? testListings(changed, environment) : Promise.resolve([]);
  // Whoever finishes gets the error; until then nobody listens.
  testing.catch(() => {});
  const finish = async () => {
    for (const [project, own] of await checkChanged(changed, { environment, files, testing })) {
      // Only success is remembered: a failure may lie in the machine.
      if (own.length === 0) {
        cache.set(keyOf(project), own);
      }
      findings.push(...own);
    }
    return findings.map(listingDiagnostic);
  };
  return { finish };
}

async function checkChanged(
  changed: readonly ListingProject[],
  options: {
    readonly environment: SamplesEnvironment;
    readonly files: SourceFiles;
    readonly testing: Promise<readonly ListingFinding[]>;
  },
): Promise<ReadonlyMap<ListingProject, readonly ListingFinding[]>> {
  if (changed.length === 0) {
    return new Map();
  }
  const { environment, files, testing } = options;
  const types = checkListingTypes(changed, environment);
  const others = [...(await testing), ...(await lintListings(changed, environment))];
  const found = new Map<ListingProject, readonly ListingFinding[]>();
  for (const project of changed) {
    const prefix = `${listingsPath(environment)}/${project.folder}/`;
    found.set(project, [
      ...(types.get(project.folder) ?? []),
      ...others.filter(({ file }) => file.startsWith(prefix)),
      ...unlistedImports(project, environment, files.read),
      ...(await checkGithubFiles(project, environment, files.read)),
    ]);
  }
  return found;
}

function unlistedImports(
  project: ListingProject,
  environment: SamplesEnvironment,
  read: (path: string) => string | undefined,
): readonly ListingFinding[] {
  // The workspaces of a monorepo import each other.
  const workspaces = project.files
    .filter((file) => file.endsWith('/package.json'))
    .map((file) => /"name": "([^"]+)"/.exec(read(file) ?? '')?.[1]);
  const allowed = new Set([...environment.allowedPackages, ...workspaces]);
  return project.files
    .filter((file) => /\.[jt]sx?$/.test(file))
    .flatMap((file) => {
      const text = read(file) ?? '';
      return importsOf(text)
        .filter(({ name }) => !name.startsWith('#') && !allowed.has(name))
        .map(({ name, offset }) => ({
          code: 'sample/unlisted-import' as const,
          file: `${listingsPath(environment)}/${file}`,
          line: text.slice(0, Math.max(offset, 0)).split('\n').length,
          column: 1,
          message: `The listing imports "${name}", which samples may not use.`,
        }));
    });
}
