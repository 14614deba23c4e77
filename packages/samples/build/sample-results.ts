import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { docsSets, findPageFolder, LOCALES, localisedName, tutorials } from '@vibe-docs/site-model';
import { parseProofFile, parseShownTypesFile } from '../src/fences/index.ts';

/** Results of `npm run samples`, from the project folder. */
export const PROOF_FILE = 'site/.samples/results.json';

/** Results of `show-types.mts`, from the project folder. */
export const TYPES_FILE = 'site/.samples/types.json';

const lessonSets: readonly string[] = docsSets.flatMap(({ name, hasLessons }) =>
  hasLessons ? LOCALES.map((locale) => localisedName(name, locale)) : [],
);

/** Sets in which each folder is a series, and in which no code block may opt out. */
export const samplesSource = { seriesSets: lessonSets, strictSets: lessonSets };

/**
 * Returns whether the blocks of a page show types: only those of the TypeScript series. Other series show listings,
 * whose programs with all their libraries would make a build take a quarter longer.
 *
 * @param file of the page, from the project folder
 */
export function showsTypes(file: string): boolean {
  const found = findPageFolder(file);
  return found?.set === tutorials && found.path.startsWith('typescript/');
}

/** The proofs of the site's blocks, by project folder; `undefined` when the check has not run. */
export const readProofs = readerOf(PROOF_FILE, parseProofFile);

/** The types that the site's blocks show, by project folder; `undefined` when they have not been computed. */
export const readShownTypes = readerOf(TYPES_FILE, parseShownTypesFile);

/** Reads a file again only when it has changed: it is requested for every block. */
function readerOf<Content>(
  file: string,
  parse: (text: string | undefined) => Content | undefined,
): (projectFolder: string) => Content | undefined {
  let known: { readonly stamp: string; readonly content: Content | undefined } | undefined;
  return (projectFolder) => {
    const path = join(projectFolder, file);
    const stamp = `${path} ${statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 'none'}`;
    if (known?.stamp !== stamp) {
      const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
      known = { stamp, content: parse(text) };
    }
    return known.content;
  };
}
