import type { SourceFiles } from '@vibe-docs/content';
import { blockHash } from '../fences/block-hash.ts';
import { showListing } from '../listings/show-listing.ts';
import type { Block } from '../plan/block.ts';

/**
 * Hash of a block with the text that the page shows, also for a listing.
 *
 * @param files of the listings; paths from the listings folder
 */
export function shownBlockHash(block: Block, files: SourceFiles): string {
  const { language, fence } = block;
  const shown = block.kind === 'listing' ? showListing(block, files) : undefined;
  const text = shown?.kind === 'text' ? shown.text : fence.value;
  return blockHash({ language, meta: fence.meta, text });
}
