import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readListing } from '@vibe-docs/samples/build/read-listing';
import { parseFenceOptions } from '@vibe-docs/samples/fences';
import { BASE_PATH, isLesson } from '@vibe-docs/site-model';
import { pageKey, projectFolder, siteFolder } from '@vibe-docs/site-model/page-files';
import { readPageFile } from '@vibe-docs/site-model/read-page-file';
import { strToU8, zipSync } from 'fflate';
import { downloadAddress } from '../../ui/lesson-mark.ts';

/** Folders of listings with code that a reader is not meant to keep. */
const NOT_KEPT = /\/(?:broken|mistakes|output|solution)\//;

/** Holds the reader's own values. */
const OWN_FILE = '.env';

/** Where a lesson first names the reader's folder: `cd riddle`. */
const FOLDER = /(?:mkdir |cd |folder `|project `)(riddle[a-z-]*)/;

/** Lessons about React start from the client's project, and need not name it. */
const CLIENT_LESSON = /^newdocs\/react\//;

/**
 * @param file absolute path of the page
 * @returns the name of the folder in which the reader of a lesson works
 */
export function lessonFolder(file: string): string {
  const named = FOLDER.exec(readPageFile(file).text)?.[1];
  return named ?? (CLIENT_LESSON.test(pageKey(file)) ? 'riddle-client' : 'riddle');
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

/** The same for every file: equal content gives an equal archive. Archives store local time. */
const MODIFIED = new Date(2026, 0, 1);

/**
 * Writes one archive for each lesson that shows files.
 *
 * @param pages paths from the project folder
 * @returns the number of archives
 */
export function writeDownloads(buildDir: string, pages: readonly string[]): number {
  const lessons = pages
    .filter(isLesson)
    .map((path) => join(projectFolder, path))
    .map((page) => ({ page, files: lessonFiles(page) }))
    .filter(({ files }) => files.size > 0);
  for (const { page, files } of lessons) {
    const path = join(buildDir, downloadAddress(pageKey(page)).slice(BASE_PATH.length));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, archiveOf(lessonFolder(page), files));
  }
  return lessons.length;
}

/** Packs texts by path into a ZIP archive with one folder. Listings are read without their last line break. */
export function archiveOf(folder: string, files: ReadonlyMap<string, string>): Uint8Array {
  const entries = [...files].map(
    ([path, text]) => [`${folder}/${path}`, strToU8(`${text.trimEnd()}\n`)] as const,
  );
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: MODIFIED });
}
