import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { addBuildDependencies } from '../../../docusaurus-internals/build-dependencies.ts';
import { ruleBeforeMdx } from '../../../docusaurus-internals/markdown-rule.ts';
import { dependenciesOf } from './dependencies-of.ts';

/**
 * Declares to Rspack the files on which a page depends besides itself: the result of
 * `dependenciesOf`, and, for all pages, the steps of the Markdown pipeline.
 * Otherwise Rspack's cache would keep outdated pages.
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

/** Absolute paths of all source files in a folder except tests. */
export function listPrograms(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => /\.m?[jt]s$/.test(name) && !name.includes('.test.'))
    .map((name) => join(folder, name));
}
