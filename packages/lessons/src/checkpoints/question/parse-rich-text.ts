import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/**
 * A Markdown text of a question: inline content, or blocks. It is not MDX: `<`
 * and `{` have no special meaning.
 */
export type RichText =
  | { readonly isInline: true; readonly nodes: readonly PhrasingContent[] }
  | { readonly isInline: false; readonly nodes: readonly RootContent[] };

const processor = unified().use(remarkParse).use(remarkGfm).freeze();

const REFUSED: Partial<Record<Nodes['type'], string>> = {
  html: 'an HTML tag',
  heading: 'a heading',
  image: 'an image',
  imageReference: 'an image',
  footnoteReference: 'a footnote',
  thematicBreak: 'a line',
};

/**
 * Parses a text of a question.
 *
 * @param text Markdown
 * @param form `line` for choices and items, which are the labels of controls: no blocks
 * @returns `problems` are parts that are not allowed, with their line, counted from 1 in the text
 */
export function parseRichText(text: string, form: 'block' | 'line') {
  const tree: Root = processor.parse(text);
  const problems: { what: string; line: number }[] = [];
  visit(tree, (node) => {
    const what = REFUSED[node.type];
    const line = node.position?.start.line ?? 1;
    if (
      what !== undefined &&
      !problems.some((other) => other.what === what && other.line === line)
    ) {
      problems.push({ what, line });
    }
  });
  const first = tree.children[0];
  if (tree.children.length === 1 && first?.type === 'paragraph') {
    const richText: RichText = { isInline: true, nodes: first.children };
    return { richText, problems };
  }
  if (form === 'line') {
    const second = tree.children[1] ?? first;
    const line = second?.position?.start.line ?? 1;
    problems.push({ what: 'more than one line of text', line });
  }
  const richText: RichText = { isInline: false, nodes: tree.children };
  return { richText, problems };
}
