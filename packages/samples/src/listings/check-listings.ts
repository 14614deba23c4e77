import type { Diagnostic } from '@vibe-docs/kernel';
import { cacheKey } from '../cache/result-cache.ts';
import { isWorkflow, lintWorkflow } from '../github/lint-workflow.ts';
import type { SamplesEnvironment } from '../samples-environment.ts';
import { importsOf } from '../types/imports-of.ts';
import { checkListingTypes } from './check-listing-types.ts';
import {
  findListingProjects,
  type ListingProject,
  listingDiagnostic,
  listingFiles,
  listingsPath,
} from './listing-projects.ts';
import { testListings } from './test-listings.ts';

/**
 * Begins to test every listing that changed since it was last found right. The tests run in processes of
 * their own and take longest: this process can do other things before it finishes the check.
 *
 * @param isWanted tells whether a listing (`series/lesson`) is to be checked in this run
 * @returns a function that type-checks the listings, and waits for their tests
 */
export function beginListings(
  environment: SamplesEnvironment,
  isWanted: (folder: string) => boolean,
): () => Promise<readonly Diagnostic[]> {
  const { listingsFolder, cache, toolchain } = environment;
  const files = listingFiles(listingsFolder);
  const keyOf = ({ folder, hash }: ListingProject) =>
    cacheKey('listing', toolchain, folder, hash, [...environment.allowedPackages]);
  const changed = findListingProjects(files).filter(
    (project) => isWanted(project.folder) && cache.get(keyOf(project)) !== true,
  );
  const testing = changed.length > 0 ? testListings(changed, environment) : Promise.resolve([]);
  // Whoever finishes gets the error; until then nobody listens.
  testing.catch(() => {});
  return async () => {
    if (changed.length === 0) {
      return [];
    }
    const types = checkListingTypes(changed, environment);
    const tested = await testing;
    const all: Diagnostic[] = [];
    for (const project of changed) {
      const prefix = `${listingsPath(environment)}/${project.folder}/`;
      const found = [
        ...(types.get(project.folder) ?? []),
        ...tested.filter(({ file }) => file.startsWith(prefix)),
        ...unlistedImports(project, environment, files.read),
        ...(await checkWorkflows(project, environment, files.read)),
      ];
      // Only success is remembered: a failure may lie in the machine.
      if (found.length === 0) {
        cache.set(keyOf(project), true);
      }
      all.push(...found);
    }
    return all;
  };
}

function unlistedImports(
  project: ListingProject,
  environment: SamplesEnvironment,
  read: (path: string) => string | undefined,
): readonly Diagnostic[] {
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
        .map(({ name, offset }) => {
          const line = text.slice(0, Math.max(offset, 0)).split('\n').length;
          const spot = { file: `${listingsPath(environment)}/${file}`, line, column: 1 };
          const message = `The listing imports "${name}", which samples may not use.`;
          return listingDiagnostic('sample/unlisted-import', spot, message);
        });
    });
}

/** Checks the workflows among the files of a listing. */
async function checkWorkflows(
  { files }: ListingProject,
  environment: SamplesEnvironment,
  read: (path: string) => string | undefined,
): Promise<readonly Diagnostic[]> {
  const findings: Diagnostic[] = [];
  for (const path of files) {
    if (!isWorkflow(path)) {
      continue;
    }
    const text = read(path) ?? '';
    for (const { offset, reason } of await lintWorkflow(text)) {
      const before = text.slice(0, offset ?? 0).split('\n');
      const spot = {
        file: `${listingsPath(environment)}/${path}`,
        line: before.length,
        column: (before.at(-1)?.length ?? 0) + 1,
      };
      findings.push(listingDiagnostic('sample/workflow', spot, `${reason.replace(/\.$/, '')}.`));
    }
  }
  return findings;
}
