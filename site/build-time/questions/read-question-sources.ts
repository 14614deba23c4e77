import { QUESTIONS_ENDING, type QuestionSource } from '@vibe-docs/checkpoints';
import { diskFiles } from '@vibe-docs/content';
import { pageFolders, projectFolder } from '../page-files.ts';

/** Reads all questions files below some folders, sorted; paths are from the project folder. */
export function readQuestionSources(
  folders: readonly string[] = pageFolders,
): readonly QuestionSource[] {
  const files = diskFiles(projectFolder);
  return folders
    .flatMap(files.list)
    .filter((file) => file.endsWith(QUESTIONS_ENDING))
    .sort()
    .map((file) => ({ file, text: files.read(file) ?? '' }));
}
