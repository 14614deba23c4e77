import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Fence } from './page.ts';
import { placeOf, rangeOf } from './place-of.ts';

/** A line of the page without its newline, and its offset (from 0). */
interface SourceLine {
  readonly offset: number;
  readonly content: string;
}

/**
 * Reads the fenced code blocks of a page.
 *
 * @param tree the parsed page
 * @param text the page that the tree was parsed from
 */
export function readFences(tree: Root, text: string): readonly Fence[] {
  const fences: Fence[] = [];
  const sourceLines = splitLines(text);
  visit(tree, 'code', (node) => {
    fences.push(readFence(node, sourceLines));
  });
  return fences;
}

/**
 * In a list or a block quote, every line of a sample has a prefix in the page:
 *
 *     > ```ts            value: "a\nb"
 *     > a                line 0 begins at the offset of "a"
 *     > b                line 1 begins at the offset of "b"
 *     > ```
 *
 * A line of the value is always a suffix of its line in the page.
 */
function readFence(node: Code, sourceLines: readonly SourceLine[]): Fence {
  const place = placeOf(node);
  const lineOffsets = splitLines(node.value).map(({ content }, index) => {
    const source = sourceLines[place.line + index];
    if (source === undefined) {
      return rangeOf(node).end;
    }
    return isClosingLine(node, place.line + index + 1) ? source.offset : endOffset(source, content);
  });
  return {
    ...place,
    language: node.lang ?? undefined,
    meta: node.meta ?? '',
    value: node.value,
    codeLine: place.line + 1,
    offset: lineOffsets[0] ?? rangeOf(node).end,
    lineOffsets,
  };
}

/** An empty sample has no line of its own: without this case it would get the line of the closing fence. */
function isClosingLine(node: Code, line: number): boolean {
  return node.value === '' && node.position?.end.line === line;
}

/**
 * Offset of `content` as a suffix of a line. A tab that is only partly indentation becomes spaces
 * that the page does not contain: these are skipped.
 */
function endOffset(source: SourceLine, content: string): number {
  const held = source.content.endsWith(content) ? content : content.trimStart();
  return source.offset + source.content.length - held.length;
}

function splitLines(text: string): readonly SourceLine[] {
  const lines: SourceLine[] = [];
  let offset = 0;
  for (const line of text.split(/(?<=\n|\r(?!\n))/)) {
    lines.push({ offset, content: line.replace(/[\r\n]+$/, '') });
    offset += line.length;
  }
  if (/[\r\n]$/.test(text)) {
    lines.push({ offset, content: '' });
  }
  return lines;
}
