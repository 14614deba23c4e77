import { join, resolve } from 'node:path';
import { questionsFileOf } from '@vibe-docs/checkpoints/reading';
import { diskFiles } from '@vibe-docs/content';
import { exercisesFolderOf } from '@vibe-docs/exercises';
import { LISTINGS_FOLDER, parseFenceOptions } from '@vibe-docs/samples/fences';
import { PROOF_FILE, TYPES_FILE } from '../../markdown/sample-results.ts';
import { projectFolder, projectPath, readPageFile, siteFolder } from '../../page-files.ts';

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
  const exercises = (page?.components ?? []).flatMap(({ name, attributes: { id } }) =>
    name === 'Exercise' && id !== undefined ? exerciseFiles(file, id) : [],
  );
  return [...results, questionsFileOf(file), ...borrowed, ...listings, ...exercises];
}

function exerciseFiles(page: string, id: string): readonly string[] {
  const folder = join(exercisesFolderOf(projectPath(page)), id);
  return diskFiles(projectFolder)
    .list(folder)
    .map((path) => join(projectFolder, path));
}
