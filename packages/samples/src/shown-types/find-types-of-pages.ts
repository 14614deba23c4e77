// The part that the site's build imports to show types: the compiler, and nothing that runs or parses samples.
import type { SitePage } from '@vibe-docs/content';
import type { ShownTypesFile } from '../fences/result-files.ts';
import { findListingTypes } from '../listings/find-listing-types.ts';
import { listingFiles } from '../listings/listing-projects.ts';
import { shownBlockHash } from '../listings/show-listing.ts';
import type { SamplesSource } from '../plan/block.ts';
import { planSamples } from '../plan/plan-samples.ts';
import type { SamplesEnvironment } from '../samples-environment.ts';
import { checkTypes } from '../types/type-checker.ts';

export { readEnvironment } from '../samples-environment.ts';

/**
 * Finds the types that pages show. For blocks it uses the programs and the cache of the samples check:
 * after `npm run samples` the compiler is not run.
 *
 * @param pages of the site; a block with invalid options is left out, like in the check
 * @param source which sets contain series
 */
export function findTypesOfPages(
  pages: readonly SitePage[],
  source: SamplesSource,
  environment: SamplesEnvironment,
): ShownTypesFile {
  const { blocks } = planSamples(pages, source);
  const typed = blocks.filter((block) => block.kind === 'typed');
  const listed = blocks.filter((block) => block.kind === 'listing');
  const found = [
    ...[...checkTypes(typed, environment)].map(([block, { shown }]) => [block, shown] as const),
    ...findListingTypes(listed, environment),
  ];
  const files = listingFiles(environment.listingsFolder);
  const types: ShownTypesFile['pages'] = {};
  for (const [block, shown] of found) {
    if (shown.length > 0) {
      const { file } = block.page.page;
      types[file] = { ...types[file], [shownBlockHash(block, files)]: [...shown] };
    }
  }
  environment.cache.save('keep');
  return { format: 1, pages: types };
}
