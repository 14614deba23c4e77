import {
  checkQuestions,
  type QuestionPage,
  type QuestionSource,
  questionsFileOf,
} from '@vibe-docs/checkpoints';
import type { Diagnostic, SourceFiles } from '@vibe-docs/content';
import { readPage } from '@vibe-docs/content';

/** Folders with pages, from the project folder. */
export const PAGE_FOLDERS = ['site/docs', 'site/newdocs', 'site/blog', 'site/versioned_docs'];

/** Pages of this folder are lessons, which have three to five questions. */
export const LESSON_FOLDER = 'site/newdocs/';

/**
 * Checks all questions of the site against their pages.
 *
 * @param files the project's files
 * @param sources the questions files, paths from the project folder
 */
export function findQuestionProblems(
  files: SourceFiles,
  sources: readonly QuestionSource[],
): readonly Diagnostic[] {
  const withQuestions = new Set(sources.map(({ file }) => file));
  const pages = PAGE_FOLDERS.flatMap((folder) => files.list(folder))
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((file): QuestionPage[] => {
      const text = files.read(file) ?? '';
      if (!text.includes('<Checkpoint') && !withQuestions.has(questionsFileOf(file))) {
        return [];
      }
      const { page } = readPage(file, text);
      const headingIds = page.isParsed ? page.headings.map(({ id }) => id) : undefined;
      return [{ file, text, headingIds, isLesson: file.startsWith(LESSON_FOLDER) }];
    });
  return checkQuestions(pages, sources);
}
