import {
  listQuestionCode,
  type QuestionCode,
  type QuestionSource,
  readQuestionFile,
} from '@vibe-docs/checkpoints';
import { type Fence, type Page, readPage, type SitePage, toSitePath } from '@vibe-docs/content';
import { findPageFolder, localisedName } from '../../config/site-model.ts';

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
    const byQuestion = new Map<string, QuestionCode[]>();
    for (const code of listQuestionCode(readQuestionFile(file, text))) {
      byQuestion.set(code.questionId, [...(byQuestion.get(code.questionId) ?? []), code]);
    }
    return [...byQuestion].map(([id, codes]) => {
      const fences = codes.flatMap((code) => fencesOf(code, text));
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
  const { kind, set, version } = setOf(page.file);
  return { page, kind, set, version, id, route: toSitePath(`/${id}`), alias: undefined };
}

function setOf(file: string): Pick<SitePage, 'kind' | 'set' | 'version'> {
  const found = findPageFolder(file.replace(/^site\//, ''));
  if (found === undefined) {
    throw new Error(`${file} lies in no folder of pages.`);
  }
  const { set, version, locale } = found;
  return { kind: set.kind, set: localisedName(set.name, locale), version };
}
