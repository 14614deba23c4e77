import type { Nodes } from 'mdast';
import { rangeOf } from './place-of.ts';

/**
 * The text of a node as a reader sees it: without expressions, and with `:name` restored where
 * the directive syntax matched ordinary text such as `mongodb:latest`.
 *
 * @param node any node of the tree
 * @param text the page that the tree was parsed from
 */
export function readerText(node: Nodes, text: string): string {
  if (node.type === 'textDirective' && node.children.length === 0) {
    const { start, end } = rangeOf(node);
    return text.slice(start, end);
  }
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
    return node.value;
  }
  if (node.type === 'break') {
    return ' ';
  }
  return 'children' in node ? node.children.map((child) => readerText(child, text)).join('') : '';
}
