import type { Place } from '@vibe-docs/kernel';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** A parsed page, and the text to which the positions in its tree refer. */
export interface PageTree {
  readonly tree: Root;
  readonly text: string;
}

/** A node of one of the types. */
export type NodeOf<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>;

/** Lists the nodes of the given types, in document order. */
export function nodesOf<Type extends Nodes['type']>(
  tree: Root,
  ...types: readonly Type[]
): readonly NodeOf<Type>[] {
  const isMeant = (node: Nodes): node is NodeOf<Type> => types.some((type) => type === node.type);
  const nodes: NodeOf<Type>[] = [];
  visit(tree, (node: Nodes) => {
    if (isMeant(node)) {
      nodes.push(node);
    }
  });
  return nodes;
}

/**
 * Returns the position at which a node begins.
 *
 * @throws Error for a node without a position, which a parsed tree does not contain
 */
export function placeOf({ type, position }: Pick<Nodes, 'type' | 'position'>): Place {
  if (position === undefined) {
    throw new Error(`Cannot place a "${type}" node: it has no position`);
  }
  const { line, column } = position.start;
  return { line, column };
}

/** The position after `passed`, where `from` is the position before it. */
export function moveOn(from: Place, passed: string): Place {
  const lines = passed.split(/\r\n|\r|\n/);
  const last = lines.at(-1) ?? '';
  return lines.length === 1
    ? { line: from.line, column: from.column + last.length }
    : { line: from.line + lines.length - 1, column: last.length + 1 };
}

/** The part of a page from which a node was parsed. */
export function sourceOf({ position }: Nodes, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset);
}

/**
 * The text of a node as a reader sees it: without expressions, and with `:name` restored where
 * the directive syntax matched ordinary text such as `mongodb:latest`.
 *
 * @param node any node of the tree
 * @param text the page that the tree was parsed from
 */
export function readerText(node: Nodes, text: string): string {
  if (node.type === 'textDirective' && node.children.length === 0) {
    return sourceOf(node, text);
  }
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
    return node.value;
  }
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map((child) => readerText(child, text)).join('') : '';
}
