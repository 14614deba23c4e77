import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { SentenceCount } from './page.ts';
import { readerText } from './reader-text.ts';

/**
 * Counts the sentences in the paragraphs of a page and their words. Headings, tables and code are
 * left out: they are not read as sentences.
 *
 * @param tree the parsed page
 * @param text the page that the tree was parsed from
 */
export function countSentences(tree: Root, text: string): SentenceCount {
  let sentences = 0;
  let words = 0;
  visit(tree, 'paragraph', (node: Nodes) => {
    const counts = splitSentences(readerText(node, text)).map(countWordsOf);
    sentences += counts.filter((count) => count > 0).length;
    words += counts.reduce((sum, count) => sum + count, 0);
  });
  return { sentences, words };
}

/** A full stop, question or exclamation mark ends a sentence where a space and a capital follow. */
function splitSentences(text: string): readonly string[] {
  return text.split(/(?<=[.!?:]["')]?)\s+(?=["'(`]?[\p{Lu}\p{N}])/u);
}

function countWordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
