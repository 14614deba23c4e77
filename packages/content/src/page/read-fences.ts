import { nodesOf, type PageTree, placeOf } from './nodes.ts';
import type { Fence } from './page.ts';

/** A line of the page without its newline, and its offset (from 0). */
interface SourceLine {
  readonly offset: number;
  readonly content: string;
}

/**
 * Reads the fenced code blocks of a page. In a list or a block quote, every line of a sample has a prefix in the page:
 *
 *     > ```ts            value: "a\nb"
 *     > a                line 0 begins at the offset of "a"
 *     > b                line 1 begins at the offset of "b"
 *     > ```
 *
 * A line of the value is always a suffix of its line in the page.
 */
export function readFences({ tree, text }: PageTree): readonly Fence[] {
  const sourceLines = splitLines(text);
  const end = { offset: text.length, content: '' };
  return nodesOf(tree, 'code').map((node) => {
    const place = placeOf(node);
    const lineOffsets = splitLines(node.value).map(({ content }, index) => {
      const source = sourceLines[place.line + index] ?? end;
      // An empty sample has no line of its own: this is the line of the closing fence.
      const isClosing = node.value === '' && node.position?.end.line === place.line + index + 1;
      return isClosing ? source.offset : endOffset(source, content);
    });
    return {
      ...place,
      language: node.lang ?? undefined,
      meta: node.meta ?? '',
      value: node.value,
      codeLine: place.line + 1,
      offset: lineOffsets[0] ?? text.length,
      lineOffsets,
    };
  });
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
  const lines = text.matchAll(/(?<=^|\n|\r(?!\n))[^\r\n]*/g);
  return [...lines].map(({ 0: content, index }) => ({ offset: index, content }));
}
