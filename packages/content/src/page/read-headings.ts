import GithubSlugger from 'github-slugger';
import { toString as nodeText } from 'mdast-util-to-string';
import { type NodeOf, nodesOf, type PageTree, placeOf, readerText } from './nodes.ts';
import type { Heading } from './page.ts';

/** `{#id}` at the end; the same expression as `parseMarkdownHeadingId` in Docusaurus's `utils`. */
const CLASSIC_ID = /\s*\{#(?<id>(?:.(?!\{#|\}))*.)\}$/;

/**
 * Reads the Markdown headings of a page and the ids that Docusaurus assigns: the explicit one, or
 * the text slugged as on GitHub, with a number for repeated ones. Explicit ids do not count as
 * repetitions (`remark/headings` in Docusaurus's `mdx-loader`).
 */
export function readHeadings({ tree, text }: PageTree): readonly Heading[] {
  const slugger = new GithubSlugger();
  return nodesOf(tree, 'heading').map((node) => {
    const plain = nodeText(node);
    const explicitId = readCommentId(node) ?? CLASSIC_ID.exec(plain)?.groups?.id?.trim();
    return {
      ...placeOf(node),
      depth: node.depth,
      text: readerText(node, text).replace(CLASSIC_ID, '').trim(),
      id: explicitId ?? slugger.slug(plain),
    };
  });
}

/** The id of a comment at the end of the heading: a brace, a comment that begins with `#`, a brace. */
function readCommentId(node: NodeOf<'heading'>): string | undefined {
  const last = node.children.at(-1);
  const program = last?.type === 'mdxTextExpression' ? last.data?.estree : undefined;
  const [comment, ...others] = program?.comments ?? [];
  if (program?.body.length !== 0 || others.length > 0) return undefined;
  return /^#(?<id>\S+)/.exec(comment?.value.trim() ?? '')?.groups?.id;
}
