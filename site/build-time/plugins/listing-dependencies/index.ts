import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PROOF_FILE, TYPES_FILE } from '../../markdown/sample-results.ts';
import { addBuildDependencies, listPrograms } from './add-build-dependencies.ts';

/**
 * Tells the bundler on which files a page depends besides itself: the listings that it shows, the
 * results of the sample checks and of the compiler, and, for all pages, the steps that they go through.
 * Without this the bundler's cache would keep old code in pages.
 */
export default function listingDependenciesPlugin({ siteDir }: LoadContext): Plugin<void> {
  const options = {
    listings: join(siteDir, '../packages/samples/listings'),
    results: [join(siteDir, '..', PROOF_FILE), join(siteDir, '..', TYPES_FILE)],
  };
  return {
    name: 'listing-dependencies',
    configureWebpack(config) {
      addBuildDependencies(config, listPrograms(join(siteDir, 'build-time/markdown')));
      return {
        module: {
          rules: [
            {
              // Not `test`: the generator takes a rule with that test for one of its own.
              resource: /\.mdx?$/,
              enforce: 'pre' as const,
              use: [
                {
                  loader: join(siteDir, 'build-time/plugins/listing-dependencies/loader.cjs'),
                  options,
                },
              ],
            },
          ],
        },
      };
    },
  };
}
