import { join } from 'node:path';
import { parseFenceOptions } from '@vibe-docs/samples/fences';
import { readListing } from '../markdown/read-listing.ts';
import { projectFolder, readPageFile, siteFolder } from '../page-files.ts';

/** Folders of listings with code that a reader is not meant to keep. */
const NOT_KEPT = /\/(?:broken|mistakes|output|solution)\//;

/** Holds the reader's own values. */
const OWN_FILE = '.env';

/** Where a lesson first names the reader's folder: `cd riddle`, or the project `riddle-client`. */
const FOLDER = /(?:mkdir |cd |folder `|project `)(riddle[a-z-]*)/;

/**
 * @param file absolute path of the page
 * @returns the name of the folder in which the reader of a lesson works
 */
export function lessonFolder(file: string): string {
  return FOLDER.exec(readPageFile(file).text)?.[1] ?? 'riddle';
}

/**
 * Lists the files that a reader has at the end of a lesson: the whole files that it shows with a name, after
 * those of the pages that `continues` in its front matter names.
 *
 * @param file absolute path of the page
 * @param text of the page, if the caller has it
 * @returns texts by path in the reader's folder; of two texts for one path, the later
 */
export function lessonFiles(file: string, text?: string): ReadonlyMap<string, string> {
  const { frontMatter, fences } = readPageFile(file, text);
  const earlier = frontMatter.values.get('continues');
  const before = typeof earlier === 'string' ? lessonFiles(join(siteFolder, `${earlier}.mdx`)) : [];
  const files = new Map(before);
  for (const { meta } of fences) {
    const { title, file: listing, region } = parseFenceOptions(meta).options;
    const isWhole = listing !== undefined && region === undefined;
    if (title === undefined || title === OWN_FILE || !isWhole) continue;
    const reading = readListing({ file: listing, region }, projectFolder);
    if (reading.kind === 'text' && !NOT_KEPT.test(listing)) {
      files.set(title, reading.text);
    }
  }
  return files;
}
