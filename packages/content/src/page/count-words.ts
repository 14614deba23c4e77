import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { nodesOf, type PageTree, readerText } from './nodes.ts';
import type { Page } from './page.ts';

/** The smallest nodes that contain running text; a word never spans two of them. */
const TEXT_BLOCKS = new Set<Nodes['type']>(['paragraph', 'heading', 'tableCell', 'leafDirective']);

/** Counts the words of a page, without those of code blocks. */
export function countWords({ tree, text }: PageTree): number {
  let words = 0;
  visit(tree, (node: Nodes, _index, parent: Nodes | undefined) => {
    if (TEXT_BLOCKS.has(node.type)) {
      words += countWordsOf(readerText(node, text));
      return 'skip';
    }
    if (node.type === 'text' && parent?.type === 'mdxJsxFlowElement') {
      words += countWordsOf(node.value);
    }
    return undefined;
  });
  return words;
}

/**
 * Counts the sentences in the paragraphs of a page and their words. Headings, tables and code are
 * left out: they are not read as sentences.
 */
export function countSentences({ tree, text }: PageTree): Page['sentences'] {
  const texts = nodesOf(tree, 'paragraph').map((node) => readerText(node, text));
  const counts = texts.flatMap(splitSentences).map(countWordsOf);
  return {
    sentences: counts.filter((count) => count > 0).length,
    words: counts.reduce((sum, count) => sum + count, 0),
  };
}

/** A full stop, question or exclamation mark ends a sentence where a space and a capital follow. */
function splitSentences(text: string): readonly string[] {
  return text.split(/(?<=[.!?:]["')]?)\s+(?=["'(`]?[\p{Lu}\p{N}])/u);
}

/** Counts runs of non-white-space characters that contain a letter or a digit. */
export function countWordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
