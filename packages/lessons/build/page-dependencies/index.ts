import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { diskFiles } from '@vibe-docs/content';
import { PROOF_FILE, TYPES_FILE } from '@vibe-docs/samples/build/sample-results';
import { LISTINGS_FOLDER, parseFenceOptions } from '@vibe-docs/samples/fences';
import { projectFolder, projectPath, siteFolder } from '@vibe-docs/site-model/page-files';
import { readPageFile } from '@vibe-docs/site-model/read-page-file';
import { addBuildDependencies } from '@vibe-docs/theme/internals/build-dependencies';
import { ruleBeforeMdx } from '@vibe-docs/theme/internals/markdown-rule';
import { questionsFileOf } from '../../src/checkpoints/reading/index.ts';
import { exercisesFolderOf } from '../../src/exercises/index.ts';

const LOADER = fileURLToPath(new URL('loader.cjs', import.meta.url));

/** The steps of the Markdown pipeline, from the project folder. */
const STEPS = [
  'packages/lessons/build/exercises',
  'packages/lessons/build/questions',
  'packages/product-source/build',
  'packages/samples/build',
];

/**
 * Declares to Rspack the files on which a page depends besides itself: the result of
 * `dependenciesOf`, and, for all pages, the steps of the Markdown pipeline.
 * Otherwise Rspack's cache would keep outdated pages.
 */
export default function listingDependenciesPlugin(): Plugin {
  return {
    name: 'listing-dependencies',
    configureWebpack(config) {
      addBuildDependencies(config, listSteps());
      const rule = ruleBeforeMdx({ loader: LOADER, options: { dependenciesOf } });
      return { module: { rules: [rule] } };
    },
  };
}

/** Absolute paths of the programs that are steps of the Markdown pipeline, without tests. */
export function listSteps(): readonly string[] {
  return STEPS.map((folder) => join(projectFolder, folder)).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.m?[jt]s$/.test(name) && !name.includes('.test.'))
      .map((name) => join(folder, name)),
  );
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
