import { FENCE_LANGUAGES, isFenceLanguage, parseFenceOptions } from '@vibe-docs/samples/fences';
import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import rangeOf from 'parse-numeric-range';
import { visit } from 'unist-util-visit';
import { FENCE_META } from '../../docusaurus-internals/fence-properties.ts';
import { colourCode } from './colour-code.ts';
import { findChanges } from './find-changes.ts';
import { markTypes } from './mark-types.ts';

/** Line length from which a block offers to wrap, in characters: more do not fit on a phone. */
const LONG_LINE = 48;

/** Languages with a grammar: `text` is shown as it is. */
const COLOURED_LANGUAGES = Object.keys(FENCE_LANGUAGES).filter((language) => language !== 'text');

/**
 * Highlights fenced code at build time; no highlighter is sent to the browser.
 *
 * A rehype plugin: every `pre > code` gets highlighted spans and the number of its `lines`. Marked lines
 * (`{1,3-5}` after the language) are a `mark`, lines of a diff a `code-line-added`,
 * `code-line-removed` or `code-line-place`; names with a type have `data-type`.
 *
 * The spans are the property `html`, which the code block component (`site/src/theme/CodeBlock`) renders. A lesson has
 * thousands: as elements, React would create each one and traverse them all during hydration.
 *
 * @returns a transformer that throws for a language outside `FENCE_LANGUAGES`: a silent fallback would hide typos.
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
  if (!isFenceLanguage(language)) {
    throw new Error(
      `Unknown code language "${language}". Use one of: ${Object.keys(FENCE_LANGUAGES).join(', ')}. ` +
        'To add one, list it in packages/samples/src/fences/fence-languages.ts.',
    );
  }
  const metastring = String(block.data?.meta ?? block.properties[FENCE_META] ?? '');
  const text = source.replace(/\n$/, '');
  const lines = text.split('\n');
  block.properties.lines = lines.length;
  if (lines.some((line) => line.length > LONG_LINE)) {
    block.properties.long = true;
  }
  const { marked = '' } = parseFenceOptions(metastring).options;
  const marks = rangeOf(marked).map((line) => [line, 'marked'] as const);
  const decorations = markTypes(block);
  // All of it has been parsed; the browser does not need it.
  delete block.properties[FENCE_META];
  const coloured = await colourCode({
    text,
    language,
    languages: COLOURED_LANGUAGES,
    decorations,
    lineMarks: new Map([...marks, ...findChanges(language, source)]),
  });
  block.properties.html = toHtml(coloured);
  block.children = [];
}

function languageOf(block: Element): string {
  const classes = block.properties.className;
  const list = Array.isArray(classes) ? classes.map(String) : [];
  return list.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
}
