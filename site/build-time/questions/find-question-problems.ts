import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkQuestions, type QuestionPage, questionsFileOf } from '@vibe-docs/checkpoints';
import { diskFiles, type Page } from '@vibe-docs/content';
import type { Diagnostic } from '@vibe-docs/kernel';
import { isLesson, listPageFolders } from '../../config/site-model.ts';
import { projectFolder, readPageFile, sitePath } from '../page-files.ts';
import { readQuestionSources } from './read-question-sources.ts';

/**
 * Checks all questions of the site against their pages. Each version and each language is checked
 * separately: its pages are copies, with the ids of their originals.
 */
export function findQuestionProblems(): readonly Diagnostic[] {
  const folders = new Map<string, string[]>();
  for (const { locale, version, folder } of listPageFolders()) {
    const name = `${locale} ${version}`;
    folders.set(name, [...(folders.get(name) ?? []), `site/${folder}`]);
  }
  return [...folders.values()].flatMap(problemsIn);
}

function problemsIn(folders: readonly string[]): readonly Diagnostic[] {
  const files = diskFiles(projectFolder);
  const pages = folders
    .flatMap((folder) => files.list(folder))
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => join(projectFolder, file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const mayAsk = text.includes('<Checkpoint') || existsSync(questionsFileOf(file));
      return mayAsk ? [questionPage(readPageFile(file, text), isLesson(sitePath(file)))] : [];
    });
  return checkQuestions(pages, readQuestionSources(folders));
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
