import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LISTINGS_FOLDER, readRegion } from '@vibe-docs/samples/fences';

/** A listing, or a part of it, that a block of code names. */
export interface ListingName {
  /** Path below the listings folder. */
  readonly file: string;
  readonly region: string | undefined;
}

/** The text that the block shows; or what is not there, to be put after "there is no". */
export type ListingReading =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'missing'; readonly what: string };

/** The nearest folder above a page that holds the listings; the root of the disk when none does. */
export function findProjectFolder(path: string): string {
  const folder = dirname(path);
  if (existsSync(join(folder, LISTINGS_FOLDER)) || folder === path) {
    return folder;
  }
  return findProjectFolder(folder);
}

/** Reads what a block with `file="…"` shows. */
export function readListing({ file, region }: ListingName, projectFolder: string): ListingReading {
  const path = join(projectFolder, LISTINGS_FOLDER, file);
  if (!existsSync(path)) {
    return { kind: 'missing', what: `file "${file}"` };
  }
  const reading = readRegion(readFileSync(path, 'utf8'), region);
  return reading.kind === 'text'
    ? reading
    : { kind: 'missing', what: `region "${region}" in "${file}"` };
}
