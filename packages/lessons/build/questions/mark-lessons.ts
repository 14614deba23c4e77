import { existsSync, readFileSync } from 'node:fs';
import type { ParseFrontMatter } from '@docusaurus/types';
import { countWordsOf, type Fence, type Page } from '@vibe-docs/content';
import { openResultStore } from '@vibe-docs/kernel/result-store';
import { codeOf } from '@vibe-docs/samples/build/read-listing';
import { isLesson } from '@vibe-docs/site-model';
import { pageKey, projectFolder, projectPath } from '@vibe-docs/site-model/page-files';
import { readPageFile } from '@vibe-docs/site-model/read-page-file';
import { questionsFileOf, readQuestionFile } from '../../src/checkpoints/reading/index.ts';
import type { LessonMarks } from '../../ui/lesson-mark.ts';
import { lessonFiles } from '../downloads/lesson-files.ts';

const counts = openResultStore<number>('question-counts', {
  projectFolder,
  code: ['packages/lessons/src/checkpoints', 'packages/kernel/src'],
});

/**
 * Adds data about a page to its sidebar item. It is a hook of Docusaurus
 * (`markdown.parseFrontMatter`), and sets these keys of `sidebar_custom_props`:
 *
 * - `checkpoint: { page, count }` when the page has a questions file, which `ui/lesson-mark.ts`
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
  const file = questionsFileOf(filePath);
  if (!existsSync(file)) {
    return result;
  }
  const questions = countQuestions(projectPath(file), readFileSync(file, 'utf8'));
  const marks: LessonMarks = {
    checkpoint: { page: pageKey(filePath), count: questions },
    ...(isLesson(projectPath(filePath)) && {
      minutes: readingMinutes(readPageFile(filePath, fileContent), {
        questions,
        codeOf,
      }),
      files: lessonFiles(filePath, fileContent).size,
    }),
  };
  return { ...result, frontMatter: { ...result.frontMatter, sidebar_custom_props: marks } };
};

function countQuestions(file: string, text: string): number {
  return (
    counts.read(file, text) ??
    counts.write(file, text, readQuestionFile(file, text).questions.length)
  );
}

/** Reading speed in words per minute, code included: slow and careful. */
const WORDS_PER_MINUTE = 180;

/** Minutes per checkpoint question: reading it, answering, reading the explanation. */
const MINUTES_PER_QUESTION = 0.5;

/**
 * Estimates the duration of a lesson. Code counts like words, whether in the page or in a
 * listing that the page shows.
 *
 * @param page the lesson
 * @param parts what the page includes from other files: the number of its questions, and what a block shows
 * @returns whole minutes, rounded up, at least 1
 */
export function readingMinutes(
  { words, fences }: Page,
  { questions, codeOf }: Readonly<{ questions: number; codeOf: (fence: Fence) => string }>,
): number {
  const total = fences.reduce((sum, fence) => sum + countWordsOf(codeOf(fence)), words);
  return Math.max(1, Math.ceil(total / WORDS_PER_MINUTE + questions * MINUTES_PER_QUESTION));
}
