import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Fence } from '@vibe-docs/content';
import { projectFolder } from '@vibe-docs/site-model/page-files';
import { LISTINGS_FOLDER, parseFenceOptions, readRegion } from '../src/fences/index.ts';

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

/** The nearest parent folder that contains the listings; the root of the file system when there is none. */
export function findProjectFolder(path: string): string {
  const folder = dirname(path);
  const isFound = existsSync(join(folder, LISTINGS_FOLDER)) || folder === path;
  return isFound ? folder : findProjectFolder(folder);
}

/** Reads the text of a block with `file="…"`. */
export function readListing({ file, region }: ListingName, projectFolder: string): ListingReading {
  const path = join(projectFolder, LISTINGS_FOLDER, file);
  if (!existsSync(path)) {
    return { kind: 'missing', what: `file "${file}"` };
  }
  const found = readRegion(readFileSync(path, 'utf8'), region);
  return found.kind === 'text'
    ? { kind: 'text', text: found.text }
    : { kind: 'missing', what: `region "${region}" in "${file}"` };
}

/** What a block shows: its text or its listing; nothing when that is missing, which `npm run samples` reports. */
export function codeOf({ value, meta }: Fence): string {
  const { file, region } = parseFenceOptions(meta).options;
  const listing = file === undefined ? undefined : readListing({ file, region }, projectFolder);
  return listing?.kind === 'text' ? listing.text : value;
}
