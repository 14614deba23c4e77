import { createHash } from 'node:crypto';
import type { SourceFiles } from '@vibe-docs/content';

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
