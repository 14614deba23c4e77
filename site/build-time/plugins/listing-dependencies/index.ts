import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { addBuildDependencies, listPrograms } from './add-build-dependencies.ts';
import { dependenciesOf } from './dependencies-of.ts';

/**
 * Tells the bundler on which files a page depends besides itself: what `dependenciesOf`
 * lists, and, for all pages, the steps that they go through.
 * Without this the bundler's cache would keep old code in pages.
 */
export default function listingDependenciesPlugin({ siteDir }: LoadContext): Plugin<void> {
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
                  options: { dependenciesOf },
                },
              ],
            },
          ],
        },
      };
    },
  };
}
