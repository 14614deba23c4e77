import GithubSlugger from 'github-slugger';
import type { Heading as HeadingNode, Root } from 'mdast';
import { toString as nodeText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Heading } from './page.ts';
import { placeOf } from './place-of.ts';
import { readerText } from './reader-text.ts';

/** `{#id}` at the end; the same expression as `parseMarkdownHeadingId` in Docusaurus's `utils`. */
const CLASSIC_ID = /\s*\{#(?<id>(?:.(?!\{#|\}))*.)\}$/;

/**
 * Reads the Markdown headings of a page and the ids that Docusaurus assigns: the explicit one, or
 * the text slugged as on GitHub, with a number for repeated ones. Explicit ids do not count as
 * repetitions (`remark/headings` in Docusaurus's `mdx-loader`).
 *
 * @param tree the parsed page
 * @param text the page that the tree was parsed from
 */
export function readHeadings(tree: Root, text: string): readonly Heading[] {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  visit(tree, 'heading', (node) => {
    const shown = readerText(node, text);
    const commentId = readCommentId(node);
    const plain = nodeText(node);
    const classicId = commentId === undefined ? CLASSIC_ID.exec(plain)?.groups?.id : undefined;
    const explicitId = commentId ?? classicId?.trim();
    headings.push({
      ...placeOf(node),
      depth: node.depth,
      text: shown.replace(CLASSIC_ID, '').trim(),
      id: explicitId ?? slugger.slug(plain),
      isExplicit: explicitId !== undefined,
    });
  });
  return headings;
}

/** The id of a comment at the end of the heading: a brace, a comment that begins with `#`, a brace. */
function readCommentId(node: HeadingNode): string | undefined {
  const last = node.children.at(-1);
  if (last?.type !== 'mdxTextExpression') {
    return undefined;
  }
  const program = last.data?.estree;
  const comments = program?.comments ?? [];
  if (program?.body.length !== 0 || comments.length !== 1) {
    return undefined;
  }
  const firstWord = comments[0]?.value.trim().split(' ')[0] ?? '';
  return firstWord.length > 1 && firstWord.startsWith('#') ? firstWord.slice(1) : undefined;
}
