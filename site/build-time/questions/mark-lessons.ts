import { existsSync, readFileSync } from 'node:fs';
import type { ParseFrontMatter } from '@docusaurus/types';
import { questionsFileOf, readQuestionFile } from '@vibe-docs/checkpoints/reading';
import { isLesson } from '../../config/site-model.ts';
import type { LessonMarks } from '../../shared/lesson-mark.ts';
import { lessonFiles } from '../downloads/lesson-files.ts';
import { codeOf } from '../markdown/read-listing.ts';
import { pageKey, projectPath, readPageFile, sitePath } from '../page-files.ts';
import { readingMinutes } from './reading-time.ts';

/**
 * Adds data about a page to its sidebar item. It is a hook of Docusaurus
 * (`markdown.parseFrontMatter`), and sets these keys of `sidebar_custom_props`:
 *
 * - `checkpoint: { page, count }` when the page has a questions file, which `shared/lesson-mark.ts`
 *   reads; mistakes in the file are reported elsewhere;
 * - `minutes` when the page is a lesson: a page of the tutorials that asks questions. A page that
 *   asks none is a reference page;
 * - `files`, the number of files that can be downloaded, when the lesson shows any.
 */
export const markLessons: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  if (!/\.mdx?$/.test(params.filePath)) {
    return result;
  }
  const { filePath, fileContent } = params;
  const count = countQuestions(filePath);
  if (count === undefined) {
    return result;
  }
  const marks: LessonMarks = {
    checkpoint: { page: pageKey(filePath), count },
    ...(isLesson(sitePath(filePath)) && {
      minutes: minutesOf(filePath, fileContent, count),
      files: lessonFiles(filePath, fileContent).size,
    }),
  };
  return { ...result, frontMatter: { ...result.frontMatter, sidebar_custom_props: marks } };
};

/** Returns `undefined` when the page has no questions file. */
function countQuestions(page: string): number | undefined {
  const file = questionsFileOf(page);
  return existsSync(file)
    ? readQuestionFile(projectPath(file), readFileSync(file, 'utf8')).questions.length
    : undefined;
}

function minutesOf(file: string, text: string, questions: number): number {
  return readingMinutes(readPageFile(file, text), { questions, codeOf });
}
