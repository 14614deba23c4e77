import type { SamplesCheck } from '../check/check-samples.ts';
import type { Proof, ProofFile } from '../fences/result-files.ts';
import { listingFiles } from '../listings/listing-projects.ts';
import { shownBlockHash } from '../listings/show-listing.ts';
import type { SamplesEnvironment } from '../samples-environment.ts';

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
