import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LISTINGS_FOLDER, readRegion } from '@vibe-docs/samples/fences';

/** A listing, or a region of it, that a code block refers to. */
export interface ListingName {
  /** Path below the listings folder. */
  readonly file: string;
  readonly region: string | undefined;
}

/** The text that the block shows; or what is missing, to follow "there is no". */
export type ListingReading =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'missing'; readonly what: string };

/** Cached by folder: it is requested for every block. */
const projectFolders = new Map<string, string>();

/** The nearest parent folder that contains the listings; the root of the file system when there is none. */
export function findProjectFolder(path: string): string {
  const folder = dirname(path);
  const known = projectFolders.get(folder);
  if (known !== undefined) {
    return known;
  }
  const isFound = existsSync(join(folder, LISTINGS_FOLDER)) || folder === path;
  const found = isFound ? folder : findProjectFolder(folder);
  projectFolders.set(folder, found);
  return found;
}

/** Cached by file and region, with the modification time. */
const readings = new Map<
  string,
  { readonly changedMs: number; readonly reading: ListingReading }
>();

/** Reads the text of a block with `file="…"`, again only when the file has changed. */
export function readListing({ file, region }: ListingName, projectFolder: string): ListingReading {
  const path = join(projectFolder, LISTINGS_FOLDER, file);
  const changedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (changedMs === undefined) {
    return { kind: 'missing', what: `file "${file}"` };
  }
  const key = `${region ?? ''} ${path}`;
  const known = readings.get(key);
  if (known?.changedMs === changedMs) {
    return known.reading;
  }
  const found = readRegion(readFileSync(path, 'utf8'), region);
  const reading: ListingReading =
    found.kind === 'text'
      ? { kind: 'text', text: found.text }
      : { kind: 'missing', what: `region "${region}" in "${file}"` };
  readings.set(key, { changedMs, reading });
  return reading;
}
