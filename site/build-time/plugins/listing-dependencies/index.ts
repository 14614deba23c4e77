import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { addBuildDependencies } from '../../../docusaurus-internals/build-dependencies.ts';
import { ruleBeforeMdx } from '../../../docusaurus-internals/markdown-rule.ts';
import { PROOF_FILE, TYPES_FILE } from '../../markdown/sample-results.ts';
import { listPrograms } from './list-programs.ts';

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
      const loader = join(siteDir, 'build-time/plugins/listing-dependencies/loader.cjs');
      return { module: { rules: [ruleBeforeMdx({ loader, options })] } };
    },
  };
}
