import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  diskFiles,
  type Fence,
  type Page,
  readPage,
  type SitePage,
  toSitePath,
} from '@vibe-docs/content';
import type { Diagnostic } from '@vibe-docs/kernel';
import { findPageFolder, isLesson, listPageFolders, localisedName } from '@vibe-docs/site-model';
import { pageFolders, projectFolder } from '@vibe-docs/site-model/page-files';
import { readPageFile } from '@vibe-docs/site-model/read-page-file';
import {
  checkQuestions,
  listQuestionCode,
  QUESTIONS_ENDING,
  type QuestionCode,
  type QuestionPage,
  type QuestionSource,
  questionsFileOf,
  readQuestionFile,
} from '../../src/checkpoints/index.ts';

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
    .flatMap(files.list)
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((path) => questionPage(join(projectFolder, path)));
  return checkQuestions(pages, readQuestionSources(folders));
}

function questionPage(path: string): readonly QuestionPage[] {
  const source = readFileSync(path, 'utf8');
  if (!source.includes('<Checkpoint') && !existsSync(questionsFileOf(path))) {
    return [];
  }
  const { file, text, isParsed, headings, components } = readPageFile(path, source);
  const headingIds = isParsed ? headings.map(({ id }) => id) : undefined;
  const tags = components.filter(
    ({ name, attributes }) => name === 'Checkpoint' && !attributes.from,
  );
  return [{ file, text, headingIds, tags, isLesson: isLesson(file) }];
}

/**
 * Converts the code in questions to pages for the samples check. Each
 * question is a page of its own, so its blocks do not see those of another one.
 *
 * The program of an `output` question becomes a block with `run`, and its right choice an output
 * block. Files with schema errors have no code; `npm run content` reports them.
 *
 * @param sources questions files, paths from the project folder
 */
export function questionSamplePages(sources: readonly QuestionSource[]): readonly SitePage[] {
  return sources.flatMap(({ file, text }) => {
    const codes = listQuestionCode(readQuestionFile(file, text));
    return [...new Set(codes.map(({ questionId }) => questionId))].map((id) => {
      const own = codes.filter(({ questionId }) => questionId === id);
      const fences = own.flatMap((code) => fencesOf(code, text));
      return samplePage(id, { ...readPage(file, '').page, text, fences });
    });
  });
}

function fencesOf(code: QuestionCode, text: string): readonly Fence[] {
  const { language, line } = code;
  if (code.kind === 'fence') {
    const fence = fenceAt(text, { language, meta: code.meta, value: code.code, codeLine: line });
    return [{ ...fence, line: line - 1 }];
  }
  const value = code.code.trimEnd();
  const output = { value: code.expectedOutput, codeLine: code.expectedLine };
  return [
    fenceAt(text, { language, meta: 'run', value, codeLine: line }),
    fenceAt(text, { language: 'text', meta: 'output', ...output }),
  ];
}

/** A fence with the offsets of its lines; a line that cannot be located gets the offset of the first. */
function fenceAt(
  text: string,
  block: Pick<Fence, 'language' | 'meta' | 'value' | 'codeLine'>,
): Fence {
  const lines = text.split('\n');
  const startOf = (index: number) =>
    lines.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0);
  const first = block.codeLine - 1;
  const lineOffsets = block.value.split('\n').map((line, index) => {
    const column = lines[first + index]?.indexOf(line) ?? -1;
    return column === -1 ? startOf(first) : startOf(first + index) + column;
  });
  const offset = lineOffsets[0] ?? 0;
  const column = offset - startOf(first) + 1;
  return { ...block, line: block.codeLine, column, offset, lineOffsets };
}

/** A page for the samples check, of the set in whose folder its file lies. */
export function samplePage(id: string, page: Page): SitePage {
  const found = findPageFolder(page.file);
  if (found === undefined) {
    throw new Error(`${page.file} lies in no folder of pages.`);
  }
  const { set, version, locale } = found;
  const name = localisedName(set.name, locale);
  const route = toSitePath(`/${id}`);
  return { page, kind: set.kind, set: name, version, id, route, alias: undefined };
}
