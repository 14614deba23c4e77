import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkQuestions,
  type QuestionPage,
  questionsFileOf,
  readQuestionSources,
} from '@vibe-docs/checkpoints';
import { diskFiles, type Page } from '@vibe-docs/content';
import type { Diagnostic } from '@vibe-docs/kernel';
import { isLesson } from '../../config/site-model.ts';
import { pageFolders, projectFolder, readPageFile, sitePath } from '../page-files.ts';

/** Checks all questions of the site against their pages. */
export function findQuestionProblems(): readonly Diagnostic[] {
  const files = diskFiles(projectFolder);
  const pages = pageFolders
    .flatMap((folder) => files.list(folder))
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => join(projectFolder, file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const mayAsk = text.includes('<Checkpoint') || existsSync(questionsFileOf(file));
      return mayAsk ? [questionPage(readPageFile(file, text), isLesson(sitePath(file)))] : [];
    });
  return checkQuestions(pages, readQuestionSources(projectFolder, pageFolders));
}

function questionPage(page: Page, lesson: boolean): QuestionPage {
  const { file, text, isParsed, headings, components } = page;
  return {
    file,
    text,
    headingIds: isParsed ? headings.map(({ id }) => id) : undefined,
    tags: components.filter(({ name, attributes }) => name === 'Checkpoint' && !attributes.from),
    isLesson: lesson,
  };
}
