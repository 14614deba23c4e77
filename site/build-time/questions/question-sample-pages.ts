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
      const lines = linesOf(text);
      const fences = codes.flatMap((code) => fencesOf(code, lines));
      return samplePage(id, { ...readPage(file, '').page, text, fences });
    });
  });
}

function fencesOf(code: QuestionCode, lines: readonly TextLine[]): readonly Fence[] {
  const { language, line } = code;
  if (code.kind === 'fence') {
    return [
      fenceAt(lines, { language, meta: code.meta, value: code.code, line, hasOpening: true }),
    ];
  }
  const value = code.code.trimEnd();
  const { expectedOutput, expectedLine } = code;
  return [
    fenceAt(lines, { language, meta: 'run', value, line, hasOpening: false }),
    fenceAt(lines, {
      language: 'text',
      meta: 'output',
      value: expectedOutput,
      line: expectedLine,
      hasOpening: false,
    }),
  ];
}

interface FencePlace {
  readonly language: string;
  readonly meta: string;
  readonly value: string;
  /** Line of the first line of the code, counted from 1. */
  readonly line: number;
  /** True when the code is preceded by a fence line with options. */
  readonly hasOpening: boolean;
}

/** A fence with the offsets of its lines; a line that cannot be located gets the offset of the first. */
function fenceAt(lines: readonly TextLine[], place: FencePlace): Fence {
  const { language, meta, value, line, hasOpening } = place;
  const lineOffsets = value.split('\n').map((text, index) => {
    const here = lines[line - 1 + index];
    const column = here?.text.indexOf(text) ?? -1;
    return here === undefined || column === -1
      ? (lines[line - 1]?.start ?? 0)
      : here.start + column;
  });
  const first = lineOffsets[0] ?? 0;
  const column = first - (lines[line - 1]?.start ?? 0) + 1;
  return {
    line: hasOpening ? line - 1 : line,
    column,
    language,
    meta,
    value,
    codeLine: line,
    offset: first,
    lineOffsets,
  };
}

interface TextLine {
  readonly text: string;
  /** Start offset, counted from 0. */
  readonly start: number;
}

function linesOf(text: string): readonly TextLine[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const found = { text: line, start };
    start += line.length + 1;
    return found;
  });
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
