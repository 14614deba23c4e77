import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { questionsFileOf } from '@vibe-docs/checkpoints/reading';
import { diskFiles } from '@vibe-docs/content';
import { exercisesFolderOf } from '@vibe-docs/exercises';
import { LISTINGS_FOLDER, parseFenceOptions } from '@vibe-docs/samples/fences';
import { addBuildDependencies } from '../../../docusaurus-internals/build-dependencies.ts';
import { ruleBeforeMdx } from '../../../docusaurus-internals/markdown-rule.ts';
import { PROOF_FILE, TYPES_FILE } from '../../markdown/sample-results.ts';
import { projectFolder, projectPath, siteFolder } from '../../page-files.ts';
import { readPageFile } from '../../read-page-file.ts';

const LOADER = join(siteFolder, 'build-time/plugins/listing-dependencies/loader.cjs');

/**
 * Declares to Rspack the files on which a page depends besides itself: the result of
 * `dependenciesOf`, and, for all pages, the steps of the Markdown pipeline.
 * Otherwise Rspack's cache would keep outdated pages.
 */
export default function listingDependenciesPlugin(): Plugin {
  return {
    name: 'listing-dependencies',
    configureWebpack(config) {
      addBuildDependencies(config, listPrograms(join(siteFolder, 'build-time/markdown')));
      const rule = ruleBeforeMdx({ loader: LOADER, options: { dependenciesOf } });
      return { module: { rules: [rule] } };
    },
  };
}

/** Absolute paths of all source files in a folder except tests. */
export function listPrograms(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => /\.m?[jt]s$/.test(name) && !name.includes('.test.'))
    .map((name) => join(folder, name));
}

/**
 * Lists the files on which a page depends besides itself: its questions, the listings that it shows, and
 * the results of the samples check and of the compiler. Otherwise Rspack's cache would keep an outdated page.
 *
 * @param file absolute path of the page
 * @param text of the page
 * @returns absolute paths; some may not exist yet
 */
export function dependenciesOf(file: string, text: string): readonly string[] {
  const results = [PROOF_FILE, TYPES_FILE].map((path) => join(projectFolder, path));
  // Most pages depend on no other file and need not be parsed.
  const page = /\bfile="|<Checkpoint\b|<Exercise\b/.test(text)
    ? readPageFile(file, text)
    : undefined;
  const listings = (page?.fences ?? []).flatMap(({ meta }) => {
    const listing = parseFenceOptions(meta).options.file;
    return listing === undefined ? [] : [join(projectFolder, LISTINGS_FOLDER, listing)];
  });
  const borrowed = (page?.components ?? []).flatMap(({ name, attributes: { from } }) => {
    const owner = resolve(siteFolder, `${from}.mdx`);
    return name === 'Checkpoint' && from !== undefined ? [owner, questionsFileOf(owner)] : [];
  });
  const exercises = (page?.components ?? []).flatMap(({ name, attributes: { id } }) => {
    const folder = `${exercisesFolderOf(projectPath(file))}/${id}`;
    return name === 'Exercise' && id !== undefined ? diskFiles(projectFolder).list(folder) : [];
  });
  const ownFiles = exercises.map((path) => join(projectFolder, path));
  return [...results, questionsFileOf(file), ...borrowed, ...listings, ...ownFiles];
}
