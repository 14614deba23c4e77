import { FENCE_META } from '@vibe-docs/theme/internals/fence-properties';
import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import rangeOf from 'parse-numeric-range';
import type { DecorationItem } from 'shiki';
import { visit } from 'unist-util-visit';
import * as z from 'zod';
import {
  FENCE_LANGUAGES,
  isFenceLanguage,
  parseFenceOptions,
  parseSession,
  shownTypeSchema,
} from '../src/fences/index.ts';
import { colourCode, type LineMark } from './colour-code.ts';

/** Line length from which a block offers to wrap, in characters: more do not fit on a phone. */
const LONG_LINE = 48;

/**
 * Highlights fenced code at build time; no highlighter is sent to the browser.
 *
 * A rehype plugin: every `pre > code` gets highlighted spans and the number of its `lines`, and a terminal session the
 * places of its `commands`. Marked lines
 * (`{1,3-5}` after the language) are a `mark`, lines of a diff a `code-line-added`,
 * `code-line-removed` or `code-line-place`; names with a type have `data-type`.
 *
 * The spans are the property `html`, which the code block component (`packages/samples/ui/CodeBlock`) renders. A lesson has
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
  if (language === 'console') {
    block.properties.commands = findCommands(text) || undefined;
  }
  const { marked = '' } = parseFenceOptions(metastring).options;
  const marks = rangeOf(marked).map((line) => [line, 'marked'] as const);
  const decorations = takeTypes(block);
  // All of it has been parsed; the browser does not need it.
  delete block.properties[FENCE_META];
  const coloured = await colourCode({
    text,
    language,
    decorations,
    lineMarks: new Map([...marks, ...findChanges(language, source)]),
  });
  block.properties.html = toHtml(coloured);
  block.children = [];
}

/**
 * @returns start and end of each line of a command in a terminal session, without its prompt, counted from 0: `2-10 24-30`.
 * The end is not part of it.
 */
function findCommands(session: string): string {
  const lines = session.split('\n');
  return parseSession(session)
    .commands.flatMap(({ command, line: first }) =>
      command.split('\n').map((text, index) => {
        const line = first + index;
        const end = lines.slice(0, line + 1).join('\n').length;
        return `${end - text.length}-${end}`;
      }),
    )
    .join(' ');
}

function languageOf(block: Element): string {
  const classes = block.properties.className;
  const list = Array.isArray(classes) ? classes.map(String) : [];
  return list.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
}

const typesSchema = z.array(shownTypeSchema);

/**
 * Converts the types that `fillListings` attached to a block: to decorations of
 * names for the highlighter (`data-type`, shown on hover), and to the property `types` with all
 * lines, from which the code block component renders the accessible list.
 *
 * @param block a `code` element; its property `shownTypes` is removed
 * @returns decorations with offsets in the block's text, counted from 0
 */
function takeTypes(block: Element): DecorationItem[] {
  const { shownTypes } = block.properties;
  delete block.properties.shownTypes;
  if (typeof shownTypes !== 'string') {
    return [];
  }
  const types = typesSchema.parse(JSON.parse(shownTypes));
  block.properties.types = types.map(({ text }) => text).join('\n');
  return types.map(({ offset, length, text }) => ({
    start: offset,
    end: offset + length,
    properties: { 'data-type': text },
  }));
}

/** A command in a terminal session whose output is a diff. */
const DIFF_COMMAND = /^\$ git (?:diff|show)\b/;

/**
 * Finds the lines of a diff: in a `diff` block, and in a terminal session in what `git diff` prints.
 *
 * A diff has two parts. Lines of the header (`--- a/ask.ts`) are about files. After
 * `@@`, the first character of a line is its sign; after `@@@`, in a combined diff,
 * the first two are, one for each parent.
 *
 * @param language the fence's language
 * @param code the block's text
 * @returns the kind by line number, counted from 1; unchanged lines are missing
 */
export function findChanges(language: string, code: string): ReadonlyMap<number, LineMark> {
  const changes = new Map<number, LineMark>();
  let isDiff = language === 'diff';
  // 0 where lines have no sign.
  let signs = isDiff ? 1 : 0;
  for (const [index, line] of code.split('\n').entries()) {
    if (language === 'console' && line.startsWith('$ ')) {
      isDiff = DIFF_COMMAND.test(line);
      signs = isDiff ? 1 : 0;
    } else if (line.startsWith('diff --')) {
      signs = 0;
    } else if (isDiff && line.startsWith('@@')) {
      signs = line.startsWith('@@@') ? 2 : 1;
      changes.set(index + 1, 'place');
    } else {
      const change = changeOf(line.slice(0, signs));
      if (change !== undefined) {
        changes.set(index + 1, change);
      }
    }
  }
  return changes;
}

function changeOf(signs: string): LineMark | undefined {
  if (signs.includes('+')) {
    return 'added';
  }
  return signs.includes('-') ? 'removed' : undefined;
}
