import type { Page } from '@vibe-docs/content';
import { parseFenceOptions } from '@vibe-docs/samples/fences';

/** A block of a listing with the `live` option. */
export interface LiveBlock {
  /** Path of the entry below the listings folder. */
  readonly entry: string;
  /** Path of the page, from the project folder. */
  readonly page: string;
  /** Counted from 1. */
  readonly line: number;
}

/** Finds the live blocks of a page that show a listing. */
export function findLiveBlocks({ file, fences }: Page): readonly LiveBlock[] {
  return fences.flatMap(({ meta, line }) => {
    const { options } = parseFenceOptions(meta);
    const entry = options.liveEntry ?? options.file;
    return options.live && entry !== undefined ? [{ entry, page: file, line }] : [];
  });
}
