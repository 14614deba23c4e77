import type { Element, Root } from 'hast';
import type { Highlighter, ShikiTransformer } from 'shiki';
import { visit } from 'unist-util-visit';
import { findChanges, type LineChange } from './find-changes.ts';
import { joinWords, PLAIN_LINE } from './join-words.ts';
import { markTypes } from './mark-types.ts';

/**
 * Languages a fence may name. Anything else stops the build: a silent fallback would hide typos.
 * `console` is a shell session with `$` prompts; `text` is shown as it is.
 */
export const CODE_LANGUAGES = [
  'bash',
  'console',
  'css',
  'diff',
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

/** Characters of a line from which a block offers to wrap: more do not fit on a phone. */
const LONG_LINE = 48;

const THEME = 'site-code';
const VARIABLE_PREFIX = '--code-';

/** One highlighter for the whole build: creating it costs about as much as colouring 50 pages. */
let highlighter: Promise<Highlighter> | undefined;

function getHighlighter(): Promise<Highlighter> {
  highlighter ??= startHighlighter();
  return highlighter;
}

/** Loaded when the first block is coloured: a build that finds all pages in its cache needs none. */
async function startHighlighter(): Promise<Highlighter> {
  const { createCssVariablesTheme, createHighlighter } = await import('shiki');
  return createHighlighter({
    themes: [createCssVariablesTheme({ name: THEME, variablePrefix: VARIABLE_PREFIX })],
    langs: CODE_LANGUAGES.filter((language) => language !== 'text' && language !== 'mermaid'),
  });
}

/**
 * Turns Shiki's inline colours into classes (`style="color:var(--code-token-keyword)"` becomes
 * `class="code-token-keyword"`), so that the content security policy can refuse inline styles and
 * both colour modes share one markup.
 */
const coloursToClasses: ShikiTransformer = {
  name: 'colours-to-classes',
  span(node) {
    const style = typeof node.properties.style === 'string' ? node.properties.style : '';
    const name = style.match(/color:var\(--(code-[a-z-]+)\)/)?.[1];
    delete node.properties.style;
    if (name !== undefined && name !== 'code-foreground') {
      node.properties.class = name;
    }
  },
};

/** Reads `{1,3-5}` of a fence's options into line numbers, counted from 1. */
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
 * Colours fenced code while the site is built; no highlighter reaches the browser.
 *
 * A rehype plugin: every `pre > code` gets coloured spans and the number of its `lines`. Marked lines
 * (`{1,3-5}` after the language) are a `span.code-line-marked`, lines of a diff a `code-line-added`,
 * `code-line-removed` or `code-line-place`; names with a type have `data-type`.
 *
 * @returns a transformer that throws on a language outside `CODE_LANGUAGES`, naming it.
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
    if (blocks.length > 0) {
      const ready = await getHighlighter();
      for (const block of blocks) {
        highlightBlock(block, ready);
      }
    }
  };
}

function highlightBlock(block: Element, ready: Highlighter): void {
  const source = block.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  const language = languageOf(block);
  if (!CODE_LANGUAGES.some((known) => known === language)) {
    throw new Error(
      `Unknown code language "${language}". Use one of: ${CODE_LANGUAGES.join(', ')}. ` +
        'To add one, list it in site/markdown/highlight-code.ts.',
    );
  }
  const metastring = String(block.data?.meta ?? block.properties.metastring ?? '');
  const marked = parseMarkedLines(metastring);
  const text = source.replace(/\n$/, '');
  const lines = text.split('\n');
  block.properties.lines = lines.length;
  if (lines.some((line) => line.length > LONG_LINE)) {
    block.properties.long = true;
  }
  const highlighted = ready.codeToHast(text, {
    lang: language,
    theme: THEME,
    // Unset, a line that takes half a second stays without colours: the first one on a busy machine.
    tokenizeTimeLimit: 0,
    decorations: markTypes(block),
    transformers: [coloursToClasses, markLines({ marked, changes: findChanges(language, source) })],
  });
  // Everything in it was read by now; the browser needs none of it.
  delete block.properties.metastring;
  const pre = highlighted.children[0];
  const code = pre?.type === 'element' ? pre.children[0] : undefined;
  if (code?.type === 'element') {
    block.children = joinWords(code.children);
  }
}

interface LineMarks {
  readonly marked: ReadonlySet<number>;
  readonly changes: ReadonlyMap<number, LineChange>;
}

function markLines(marks: LineMarks): ShikiTransformer {
  return {
    name: 'mark-lines',
    line(node, line) {
      const mark = marks.changes.get(line) ?? (marks.marked.has(line) ? 'marked' : undefined);
      node.properties.class = mark === undefined ? PLAIN_LINE : `code-line-${mark}`;
    },
  };
}

function languageOf(block: Element): string {
  const classes = block.properties.className;
  const list = Array.isArray(classes) ? classes.map(String) : [];
  return list.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
}
