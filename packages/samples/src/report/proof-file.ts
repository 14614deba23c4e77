import type { SamplesCheck } from '../check/check-samples.ts';
import type { Proof, ProofFile } from '../fences/proofs.ts';
import { listingFiles } from '../listings/listing-files.ts';
import type { SamplesEnvironment } from '../samples-environment.ts';
import { shownBlockHash } from './shown-block-hash.ts';

/** Creates the results file from which the site marks proven blocks. */
export function makeProofFile(
  { proofs }: Pick<SamplesCheck, 'proofs'>,
  { versions, listingsFolder }: Pick<SamplesEnvironment, 'versions' | 'listingsFolder'>,
): ProofFile {
  const files = listingFiles(listingsFolder);
  const pages: Record<string, Record<string, Proof[]>> = {};
  for (const [block, proven] of proofs) {
    const { file } = block.page.page;
    pages[file] = { ...pages[file], [shownBlockHash(block, files)]: [...proven] };
  }
  return { format: 1, versions, pages };
}
