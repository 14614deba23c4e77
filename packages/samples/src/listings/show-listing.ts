import type { SourceFiles } from '@vibe-docs/content';
import { type Diagnostic, didYouMean } from '@vibe-docs/kernel';
import { diagnose } from '../catalogue.ts';
import { readRegion } from '../fences/read-region.ts';
import { blockHash } from '../fences/result-files.ts';
import { type Block, blockSpot, type ListingBlock, lineSpot, optionSpot } from '../plan/block.ts';

/** The text that a page shows, or why there is none. */
type ShownListing =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'problem'; readonly diagnostic: Diagnostic };

/**
 * Finds the text of a block that shows a listing.
 *
 * @param files of the listings; paths from the listings folder
 */
export function showListing(block: ListingBlock, files: SourceFiles): ShownListing {
  const { fence, file, options } = block;
  if (fence.value.trim() !== '') {
    return problem('sample/listing-body', lineSpot(block, 0), {
      message: `The block shows "${file}" and has text of its own.`,
      hint: 'Leave the block empty: the build puts the text of the file in.',
    });
  }
  const source = files.read(file);
  if (source === undefined) {
    return problem('sample/missing-listing', optionSpot(block, options.offsets.get('file')), {
      message: `There is no file "${file}" among the listings.`,
      hint: available(file, nearbyFiles(file, files)),
    });
  }
  const region = readRegion(source, options.region);
  switch (region.kind) {
    case 'text':
      return region;
    case 'unclosed':
      return problem('sample/missing-region', blockSpot(block), {
        message: `The region "${options.region}" of "${file}" begins in line ${region.line} and does not end.`,
        hint: `Add "#endregion ${options.region}".`,
      });
    case 'missing':
      return problem('sample/missing-region', optionSpot(block, options.offsets.get('region')), {
        message: `"${file}" has no region "${options.region}".`,
        hint: available(options.region ?? '', region.available),
      });
  }
}

function problem(...parts: Parameters<typeof diagnose>): ShownListing {
  return { kind: 'problem', diagnostic: diagnose(...parts) };
}

/** Files of the nearest folder that exists. */
function nearbyFiles(file: string, files: SourceFiles): readonly string[] {
  for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
    const found = files.list(file.slice(0, end));
    if (found.length > 0) {
      return found;
    }
  }
  return [];
}

function available(wanted: string, names: readonly string[]): string {
  return names.length === 0
    ? 'Available: none.'
    : `Available: ${names.slice(0, 12).join(', ')}${names.length > 12 ? ' …' : ''}.${didYouMean(wanted, names)}`;
}

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
