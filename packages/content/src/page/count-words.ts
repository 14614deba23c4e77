import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { WordCount } from './page.ts';
import { readerText } from './reader-text.ts';

/** The smallest nodes that hold running text; words never go on from one to the next. */
const TEXT_BLOCKS = new Set<Nodes['type']>(['paragraph', 'heading', 'tableCell', 'leafDirective']);

/**
 * Counts the words of a page.
 *
 * @param tree the parsed page
 * @param text the page that the tree was parsed from
 */
export function countWords(tree: Root, text: string): WordCount {
  let prose = 0;
  let code = 0;
  visit(tree, (node: Nodes, _index, parent: Nodes | undefined) => {
    if (TEXT_BLOCKS.has(node.type)) {
      prose += countWordsOf(readerText(node, text));
      return 'skip';
    }
    if (node.type === 'code') {
      code += countWordsOf(node.value);
    } else if (node.type === 'text' && parent?.type === 'mdxJsxFlowElement') {
      prose += countWordsOf(node.value);
    }
    return undefined;
  });
  return { prose, withCode: prose + code };
}

function countWordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
