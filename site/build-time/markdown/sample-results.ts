import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ProofFile,
  parseProofFile,
  parseShownTypesFile,
  type ShownTypesFile,
} from '@vibe-docs/samples/fences';
import {
  docsSets,
  findPageFolder,
  LOCALES,
  localisedName,
  tutorials,
} from '../../config/site-model.ts';

/** Where `npm run samples` leaves what it proved, from the project folder. */
export const PROOF_FILE = 'site/.samples/results.json';

/** Where `show-types.mts` leaves the types that blocks show, from the project folder. */
export const TYPES_FILE = 'site/.samples/types.json';

const lessonSets: readonly string[] = docsSets.flatMap(({ name, hasLessons }) =>
  hasLessons ? LOCALES.map((locale) => localisedName(name, locale)) : [],
);

/** Sets of which each folder is a series, and in which no block of code may opt out. */
export const samplesSource = { seriesSets: lessonSets, strictSets: lessonSets };

/**
 * Tells whether the blocks of a page show types: the lessons about types. Other series show listings,
 * whose programs with all their libraries would make a build a quarter longer.
 *
 * @param file of the page, from the project folder
 */
export function showsTypes(file: string): boolean {
  const found = findPageFolder(file.replace(/^site\//, ''));
  return found?.set === tutorials && found.path.startsWith('typescript/');
}

/** What was proven of the site's blocks; `undefined` when nothing was checked. */
export function readProofs(projectFolder: string): ProofFile | undefined {
  return proofs(join(projectFolder, PROOF_FILE));
}

/** The types that the site's blocks show; `undefined` when the compiler was not asked. */
export function readShownTypes(projectFolder: string): ShownTypesFile | undefined {
  return shownTypes(join(projectFolder, TYPES_FILE));
}

const proofs = rememberUntilChanged(parseProofFile);
const shownTypes = rememberUntilChanged(parseShownTypesFile);

/** Reads a file again only when it changed: it is asked for once a block. */
function rememberUntilChanged<Content>(
  parse: (text: string | undefined) => Content | undefined,
): (path: string) => Content | undefined {
  let known: { readonly stamp: string; readonly content: Content | undefined } | undefined;
  return (path) => {
    const stamp = `${path} ${statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 'none'}`;
    if (known?.stamp !== stamp) {
      const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
      known = { stamp, content: parse(text) };
    }
    return known.content;
  };
}
