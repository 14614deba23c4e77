import type { Diagnostic } from '@vibe-docs/kernel';
import { diagnose } from '../catalogue.ts';
import { countSentences, countWords } from './count-words.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import type { Page } from './page.ts';
import { parseMdx } from './parse-mdx.ts';
import { readFences } from './read-fences.ts';
import { readHeadings } from './read-headings.ts';
import { readImages } from './read-images.ts';
import { readLinks } from './read-links.ts';
import {
  readAlignedTables,
  readAnchors,
  readComponents,
  readHandlers,
  readInlineStyles,
  readProse,
  readScripts,
} from './read-tags.ts';

/** A page and the findings about its syntax. */
export interface PageReading {
  readonly page: Page;
  /** `page/invalid-mdx` and unreadable front matter. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads a Markdown page into facts.
 *
 * @param file path from the project folder, for diagnostics; no file is read
 * @param source the content of the file
 * @returns the facts; for a page that is not valid MDX only the front matter, and a diagnostic
 */
export function readPage(file: string, source: string): PageReading {
  const text = source.replace(/^\uFEFF/, '');
  const frontMatter = readFrontMatter(text);
  const diagnostics = frontMatterDiagnostics(file, frontMatter);
  const parse = parseMdx(text);
  if (parse.kind === 'invalid') {
    const { line, column, reason } = parse;
    const invalid = diagnose(
      'page/invalid-mdx',
      { file, line, column },
      {
        message: `The page is not valid MDX: ${clause(reason)}`,
        hint: 'Put `{` and `<` of the text into backticks, close every tag, and write comments as {/* … */}.',
      },
    );
    return { page: unparsedPage(file, text, frontMatter), diagnostics: [...diagnostics, invalid] };
  }
  const { tree } = parse;
  const page: Page = {
    file,
    text,
    isParsed: true,
    frontMatter,
    headings: readHeadings(tree, text),
    links: readLinks(tree, text),
    images: readImages(tree),
    fences: readFences(tree, text),
    anchors: readAnchors(tree),
    inlineStyles: readInlineStyles(tree),
    alignedTables: readAlignedTables(tree),
    scripts: readScripts(tree),
    handlers: readHandlers(tree),
    components: readComponents(tree),
    prose: readProse(tree),
    words: countWords(tree, text),
    sentences: countSentences(tree, text),
  };
  return { page, diagnostics };
}

/**
 * Reads only the front matter of a Markdown page, for callers that need routes and no content.
 *
 * @param file path from the project folder
 * @param source the content of the file
 * @returns a page whose arrays are empty, like that of a page with invalid MDX
 */
export function readPageHead(file: string, source: string): PageReading {
  const text = source.replace(/^\uFEFF/, '');
  const frontMatter = readFrontMatter(text);
  return {
    page: unparsedPage(file, text, frontMatter),
    diagnostics: frontMatterDiagnostics(file, frontMatter),
  };
}

function frontMatterDiagnostics(file: string, { problem }: FrontMatter): readonly Diagnostic[] {
  if (problem === undefined) {
    return [];
  }
  const { line, column, reason } = problem;
  const text = {
    message: `The front matter cannot be read: ${clause(reason)}`,
    hint: 'Write one "key: value" a line, and quote a value that holds ": ", "#" or "&".',
  };
  return [diagnose('page/front-matter', { file, line, column }, text)];
}

function unparsedPage(file: string, text: string, frontMatter: FrontMatter): Page {
  return {
    file,
    text,
    isParsed: false,
    frontMatter,
    headings: [],
    links: [],
    images: [],
    fences: [],
    anchors: [],
    inlineStyles: [],
    alignedTables: [],
    scripts: [],
    handlers: [],
    components: [],
    prose: [],
    words: { prose: 0, withCode: 0 },
    sentences: { sentences: 0, words: 0 },
  };
}

/** A parser's message, formatted to follow a colon. */
function clause(reason: string): string {
  const line = reason.replace(/\s+/g, ' ').trim();
  const end = /[.!?]$/.test(line) ? '' : '.';
  return line.charAt(0).toLowerCase() + line.slice(1) + end;
}
