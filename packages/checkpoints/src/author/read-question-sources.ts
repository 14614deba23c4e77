import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { QUESTIONS_ENDING, type QuestionSource } from '../question/read-question-file.ts';

/**
 * Reads all questions files below some folders.
 *
 * @param projectFolder absolute path; all other paths are relative to it
 * @param folders paths from the project folder; missing ones are skipped
 * @returns sorted by path
 */
export function readQuestionSources(
  projectFolder: string,
  folders: readonly string[],
): readonly QuestionSource[] {
  return folders
    .filter((folder) => existsSync(join(projectFolder, folder)))
    .flatMap((folder) =>
      readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith(QUESTIONS_ENDING))
        .map((path) => `${folder}/${path.replaceAll(sep, '/')}`),
    )
    .sort()
    .map((file) => ({ file, text: readFileSync(join(projectFolder, file), 'utf8') }));
}
