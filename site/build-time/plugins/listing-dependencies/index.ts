import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { addBuildDependencies } from '../../../docusaurus-internals/build-dependencies.ts';
import { ruleBeforeMdx } from '../../../docusaurus-internals/markdown-rule.ts';
import { dependenciesOf } from './dependencies-of.ts';
import { listPrograms } from './list-programs.ts';

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
      const loader = join(siteDir, 'build-time/plugins/listing-dependencies/loader.cjs');
      return { module: { rules: [ruleBeforeMdx({ loader, options: { dependenciesOf } })] } };
    },
  };
}
