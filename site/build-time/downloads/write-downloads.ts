import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { BASE_PATH } from '../../config/base-path.ts';
import { isLesson } from '../../config/site-model.ts';
import { downloadAddress } from '../../shared/lesson-mark.ts';
import { pageKey, projectFolder, sitePath } from '../page-files.ts';
import { lessonFiles, lessonFolder } from './lesson-files.ts';

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
    .map((page) => join(projectFolder, page))
    .filter((page) => isLesson(sitePath(page)))
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
