import type { Place } from '@vibe-docs/kernel';
import type { Nodes } from 'mdast';

/** Any node of the syntax tree. */
type Positioned = Pick<Nodes, 'type' | 'position'>;

/**
 * Returns the position at which a node begins.
 *
 * @throws Error for a node without a position, which a parsed tree does not contain
 */
export function placeOf(node: Positioned): Place {
  const { line, column } = positionOf(node).start;
  return { line, column };
}

/**
 * Returns the range of the page that a node covers.
 *
 * @returns offsets from 0, end exclusive
 * @throws Error for a node without a position, which a parsed tree does not contain
 */
export function rangeOf(node: Positioned): { readonly start: number; readonly end: number } {
  const { start, end } = positionOf(node);
  if (start.offset === undefined || end.offset === undefined) {
    throw new Error(`Cannot place a "${node.type}" node: it has no offsets`);
  }
  return { start: start.offset, end: end.offset };
}

function positionOf(node: Positioned) {
  if (node.position === undefined) {
    throw new Error(`Cannot place a "${node.type}" node: it has no position`);
  }
  return node.position;
}
