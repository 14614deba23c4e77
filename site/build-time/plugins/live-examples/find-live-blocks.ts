import { parseFenceOptions } from '@vibe-docs/samples/fences';

/** A block of a listing that a page marks as live. */
export interface LiveBlock {
  /** Path of the entry below the listings folder. */
  readonly entry: string;
  /** Path of the page, as it was given. */
  readonly page: string;
  /** Counted from 1. */
  readonly line: number;
}

const FENCE = /^[\s>]*(?:```|~~~)\s*[\w-]+\s+(?<meta>.*\blive\b.*)$/;

/** Finds the live blocks of a page whose code comes from a listing. */
export function findLiveBlocks(page: string, text: string): readonly LiveBlock[] {
  return text.split('\n').flatMap((line, index) => {
    const { options } = parseFenceOptions(FENCE.exec(line)?.groups?.meta ?? '');
    const entry = options.liveEntry ?? options.file;
    return options.live && entry !== undefined ? [{ entry, page, line: index + 1 }] : [];
  });
}
