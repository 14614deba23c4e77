import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { FENCE_META } from '../../docusaurus-internals/fence-properties.ts';
import { colourCode } from './colour-code.ts';
import { findChanges } from './find-changes.ts';
import { markTypes } from './mark-types.ts';

/**
 * Languages that a fence can have. Others stop the build, because a silent fallback would hide typos.
 * `console` is a shell session with `$` prompts; `text` is shown as it is.
 */
export const CODE_LANGUAGES = [
  'bash',
  'console',
  'css',
  'diff',
  'docker',
  'dotenv',
  'html',
  'http',
  'ini',
  'javascript',
  'js',
  'json',
  'jsonc',
  'jsx',
  'md',
  'mdx',
  'mermaid',
  'nginx',
  'powershell',
  'sh',
  'text',
  'ts',
  'tsx',
  'typescript',
  'xml',
  'yaml',
  'yml',
] as const;

/** Line length from which a block offers to wrap, in characters: more do not fit on a phone. */
const LONG_LINE = 48;

/** Languages with a grammar: `text` is not highlighted, and diagrams are rendered. */
const COLOURED_LANGUAGES = CODE_LANGUAGES.filter(
  (language) => language !== 'text' && language !== 'mermaid',
);

/** Parses `{1,3-5}` of a fence's options into line numbers, counted from 1. */
export function parseMarkedLines(metastring: string): ReadonlySet<number> {
  const marked = new Set<number>();
  const list = metastring.match(/(?:^|\s)\{([\d,\s-]+)\}/)?.[1] ?? '';
  for (const part of list.split(',')) {
    const [first, last] = part.split('-').map((text) => Number.parseInt(text, 10));
    if (first === undefined || Number.isNaN(first)) {
      continue;
    }
    for (let line = first; line <= (last ?? first); line += 1) {
      marked.add(line);
    }
  }
  return marked;
}

/**
 * Highlights fenced code at build time; no highlighter is sent to the browser.
 *
 * A rehype plugin: every `pre > code` gets highlighted spans and the number of its `lines`. Marked lines
 * (`{1,3-5}` after the language) are a `span.code-line-marked`, lines of a diff a `code-line-added`,
 * `code-line-removed` or `code-line-place`; names with a type have `data-type`.
 *
 * @returns a transformer that throws for a language outside `CODE_LANGUAGES`.
 */
export function highlightCode() {
  return async (tree: Root): Promise<void> => {
    const blocks: Element[] = [];
    visit(tree, 'element', (node) => {
      const code = node.tagName === 'pre' ? node.children[0] : undefined;
      if (code?.type === 'element' && code.tagName === 'code') {
        blocks.push(code);
      }
    });
    await Promise.all(blocks.map(highlightBlock));
  };
}

async function highlightBlock(block: Element): Promise<void> {
  const source = block.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  const language = languageOf(block);
  if (!CODE_LANGUAGES.some((known) => known === language)) {
    throw new Error(
      `Unknown code language "${language}". Use one of: ${CODE_LANGUAGES.join(', ')}. ` +
        'To add one, list it in site/build-time/markdown/highlight-code.ts.',
    );
  }
  const metastring = String(block.data?.meta ?? block.properties[FENCE_META] ?? '');
  const text = source.replace(/\n$/, '');
  const lines = text.split('\n');
  block.properties.lines = lines.length;
  if (lines.some((line) => line.length > LONG_LINE)) {
    block.properties.long = true;
  }
  const marked = [...parseMarkedLines(metastring)].map((line) => [line, 'marked'] as const);
  const decorations = markTypes(block);
  // All of it has been parsed; the browser does not need it.
  delete block.properties[FENCE_META];
  block.children = await colourCode({
    text,
    language,
    languages: COLOURED_LANGUAGES,
    decorations,
    lineMarks: new Map([...marked, ...findChanges(language, source)]),
  });
}

function languageOf(block: Element): string {
  const classes = block.properties.className;
  const list = Array.isArray(classes) ? classes.map(String) : [];
  return list.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
}
