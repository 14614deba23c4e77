import type { SamplesCheck } from '../check/check-samples.ts';
import type { SamplesEnvironment } from '../check/samples-environment.ts';
import { blockHash } from '../fences/block-hash.ts';
import type { Proof, ProofFile } from '../fences/proofs.ts';
import { listingFiles } from '../listings/listing-files.ts';
import { showListing } from '../listings/show-listing.ts';
import type { Block } from '../plan/block.ts';

/** Makes what the site reads to mark proven blocks. */
export function makeProofFile(
  { proofs }: Pick<SamplesCheck, 'proofs'>,
  { versions, listingsFolder }: Pick<SamplesEnvironment, 'versions' | 'listingsFolder'>,
): ProofFile {
  const files = listingFiles(listingsFolder);
  const textOf = (block: Block) => {
    const shown = block.kind === 'listing' ? showListing(block, files) : undefined;
    return shown?.kind === 'text' ? shown.text : block.fence.value;
  };
  const pages: Record<string, Record<string, Proof[]>> = {};
  for (const [block, proven] of proofs) {
    const { language, fence, page } = block;
    const hash = blockHash({ language, meta: fence.meta, text: textOf(block) });
    pages[page.page.file] = { ...pages[page.page.file], [hash]: [...proven] };
  }
  return { format: 1, versions, pages };
}
