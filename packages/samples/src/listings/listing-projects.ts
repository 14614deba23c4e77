import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import { diskFiles, type SourceFiles } from '@vibe-docs/content';
import type { Diagnostic, Spot } from '@vibe-docs/kernel';
import { diagnose } from '../catalogue.ts';

/** A complete small project among the listings. */
export interface ListingProject {
  /** `<series>/<lesson>`. */
  readonly folder: string;
  /** Paths from the listings folder. */
  readonly files: readonly string[];
  /** Fingerprint of all its files and of the settings that it shares with others. */
  readonly hash: string;
}

/**
 * Finds the projects among the listings: every folder of two levels.
 *
 * @param files of the listings; paths from the listings folder
 */
export function findListingProjects(files: SourceFiles): readonly ListingProject[] {
  const byFolder = new Map<string, string[]>();
  const shared: string[] = [];
  for (const file of files.list('.')) {
    const [series, lesson, ...rest] = file.split('/');
    if (rest.length === 0) {
      shared.push(file);
    } else {
      const folder = `${series}/${lesson}`;
      byFolder.set(folder, [...(byFolder.get(folder) ?? []), file]);
    }
  }
  return [...byFolder].map(([folder, own]) => ({
    folder,
    files: own,
    hash: hashFiles([...shared, ...withNeighbours(folder, byFolder, files)], files),
  }));
}

/** Files of a project and of the other projects of its series that its files name. */
function withNeighbours(
  folder: string,
  byFolder: ReadonlyMap<string, readonly string[]>,
  files: SourceFiles,
): readonly string[] {
  const found = new Set([folder]);
  for (const known of found) {
    const text = (byFolder.get(known) ?? []).map((file) => files.read(file) ?? '').join('\n');
    for (const other of byFolder.keys()) {
      if (text.includes(`../${other.slice(other.indexOf('/') + 1)}/`)) {
        found.add(other);
      }
    }
  }
  return [...found].sort().flatMap((known) => byFolder.get(known) ?? []);
}

function hashFiles(paths: readonly string[], files: SourceFiles): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    hash.update(`${path}\n${files.read(path) ?? ''}\n`);
  }
  return hash.digest('hex');
}

/**
 * The listings on the disk; paths are from the listings folder.
 *
 * @param listingsFolder absolute path
 */
export function listingFiles(listingsFolder: string): SourceFiles {
  const files = diskFiles(listingsFolder);
  return {
    read: files.read,
    // A writer who tried a listing out leaves libraries and caches in it.
    list: (folder) => files.list(folder).filter((file) => !/(?:^|\/)node_modules\//.test(file)),
  };
}

/** Where listings stand. Absolute paths. */
export interface ListingFolders {
  readonly projectFolder: string;
  /** The samples package: its settings for tests, and the libraries. */
  readonly samplesFolder: string;
  readonly listingsFolder: string;
}

/** The path of something in a project, from the project folder, with `/`. */
export function projectPath(projectFolder: string, absolute: string): string {
  return relative(projectFolder, absolute).replaceAll(sep, '/');
}

/** The folder of the listings, from the project folder, with `/`. */
export function listingsPath({ projectFolder, listingsFolder }: ListingFolders): string {
  return projectPath(projectFolder, listingsFolder);
}

const HINTS = {
  'sample/type-error': 'Correct the listing; its pages show this code.',
  'sample/listing-test': 'Correct the listing or its test.',
  'sample/unlisted-import': 'Add it to the development dependencies of packages/samples.',
  'sample/workflow': 'Correct the listing; see the workflow syntax in GitHub’s documentation.',
} as const;

/** A finding in a file of a listing. */
export function listingDiagnostic(
  code: keyof typeof HINTS,
  spot: Spot,
  message: string,
): Diagnostic {
  return diagnose(code, spot, { message: message.replace(/\s*\n\s*/g, ' '), hint: HINTS[code] });
}
