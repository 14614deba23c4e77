import { type Diagnostic, unifyLineBreaks } from '@vibe-docs/kernel';
import type { Root } from 'mdast';
import { diagnose } from '../catalogue.ts';
import { countSentences, countWords } from './count-words.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import { nodesOf, placeOf } from './nodes.ts';
import type { Page } from './page.ts';
import type { MdxParse } from './parse-mdx.ts';
import { readImages, readLinks } from './read-addresses.ts';
import { readFences } from './read-fences.ts';
import { readHeadings } from './read-headings.ts';
import { readAnchors, readComponents, readHandlers, readInlineStyles } from './read-tags.ts';

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
 * @param parseBody without it or without a result, only the front matter is read
 * @returns the facts; for a page that is not valid MDX only the front matter, and a diagnostic
 */
export function pageFacts(
  file: string,
  source: string,
  parseBody?: (text: string) => MdxParse,
): PageReading {
  const text = unifyLineBreaks(source.replace(/^\uFEFF/, ''));
  const frontMatter = readFrontMatter(text);
  const parse = parseBody?.(text);
  const tree: Root = parse?.kind === 'tree' ? parse.tree : { type: 'root', children: [] };
  const parsed = { tree, text };
  const page: Page = {
    file,
    text,
    isParsed: parse?.kind === 'tree',
    frontMatter,
    headings: readHeadings(parsed),
    links: readLinks(parsed),
    images: readImages(tree),
    fences: readFences(parsed),
    anchors: readAnchors(tree),
    inlineStyles: readInlineStyles(tree),
    alignedTables: nodesOf(tree, 'table')
      .filter(({ align }) => align?.some((side) => side !== null))
      .map(placeOf)
      .map(({ line, column }) => ({ line: line + 1, column })),
    scripts: nodesOf(tree, 'mdxjsEsm').map((node) => ({ ...placeOf(node), text: node.value })),
    handlers: readHandlers(tree),
    components: readComponents(tree),
    prose: nodesOf(tree, 'text').map((node) => ({
      ...placeOf(node),
      // The explicit id of a heading is not visible to readers.
      text: node.value.replace(/\{#[^}]*\}$/, ''),
    })),
    inlineCode: nodesOf(tree, 'inlineCode').map((node) => ({ ...placeOf(node), text: node.value })),
    words: countWords(parsed),
    sentences: countSentences(parsed),
  };
  const invalid = parse?.kind === 'invalid' ? parse : undefined;
  const diagnostics = [
    ...syntaxErrors(file, 'page/front-matter', frontMatter.problem),
    ...syntaxErrors(file, 'page/invalid-mdx', invalid),
  ];
  return { page, diagnostics };
}

const SYNTAX_ERRORS = {
  'page/front-matter': {
    fact: 'The front matter cannot be read',
    hint: 'Write one "key: value" a line, and quote a value that holds ": ", "#" or "&".',
  },
  'page/invalid-mdx': {
    fact: 'The page is not valid MDX',
    hint: 'Put `{` and `<` of the text into backticks, close every tag, and write comments as {/* … */}.',
  },
};

function syntaxErrors(
  file: string,
  code: keyof typeof SYNTAX_ERRORS,
  problem: FrontMatter['problem'],
): readonly Diagnostic[] {
  if (problem === undefined) return [];
  const { line, column, reason } = problem;
  const { fact, hint } = SYNTAX_ERRORS[code];
  return [diagnose(code, { file, line, column }, { message: `${fact}: ${clause(reason)}`, hint })];
}

/** A parser's message, formatted to follow a colon. */
function clause(reason: string): string {
  const line = reason.replace(/\s+/g, ' ').trim();
  const end = /[.!?]$/.test(line) ? '' : '.';
  return line.charAt(0).toLowerCase() + line.slice(1) + end;
}
