import type { Place } from '@vibe-docs/kernel';
import type { Nodes, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFileMessage } from 'vfile-message';

/** The syntax tree of a page, or the position and reason of the syntax error. */
export type MdxParse =
  | { readonly kind: 'tree'; readonly tree: Root }
  | ({ readonly kind: 'invalid'; readonly reason: string } & Place);

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();

/**
 * Parses a page with the syntax that Docusaurus reads: MDX, GitHub tables and links, front matter,
 * directives, and `{#id}` at headings.
 *
 * @param text the page, without a byte order mark
 * @returns the tree, with offsets into `text`; invalid MDX yields `invalid`, never an exception
 */
export function parseMdx(text: string): MdxParse {
  try {
    const tree = processor.parse(maskHeadingIds(text));
    unmask(tree);
    return { kind: 'tree', tree };
  } catch (error) {
    if (error instanceof VFileMessage) return invalidParse(error);
    throw error;
  }
}

/**
 * An unclosed tag is reported at the block around it, and names the tag's own place in parentheses:
 * "Expected a closing tag for `<b>` (6:15-6:18)". That position is the one to report.
 */
const TAG_PLACE = / \((?<line>\d+):(?<column>\d+)-\d+:\d+\)/;

function invalidParse({ reason, line, column }: VFileMessage): MdxParse {
  const tag = TAG_PLACE.exec(reason)?.groups;
  return {
    kind: 'invalid',
    reason: reason.replace(TAG_PLACE, ''),
    line: Number(tag?.line ?? line ?? 1),
    column: Number(tag?.column ?? column ?? 1),
  };
}

/**
 * A Unicode noncharacter, which no page contains. It replaces the brace of `{#id}`, which MDX would
 * parse as an expression. Docusaurus inserts a backslash; replacing one character by one keeps offsets.
 */
const MASK = '\uFDD0';

/** The lines that Docusaurus treats as headings (`escapeMarkdownHeadingIds` in its `utils`). */
const HEADING_ID = /(?<=^|\n)(?<before>#{1,6}(?!#).*?)(?<!\\)\{#/g;

function maskHeadingIds(text: string): string {
  return text.replace(HEADING_ID, `$<before>${MASK}#`);
}

function unmask(tree: Root): void {
  visit(tree, (node: Nodes) => {
    if ('value' in node && node.value.includes(MASK)) {
      node.value = node.value.replaceAll(MASK, '{');
    }
  });
}
