import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Place } from '../diagnostic.ts';
import type { Anchor } from './page.ts';
import { placeOf } from './place-of.ts';
import { isTag, readAttribute, readTextAttribute } from './read-attribute.ts';

/** Reads the ids that tags of the page set: `<a id>`, `<a name>`, `<h2 id>` and any other tag. */
export function readAnchors(tree: Root): readonly Anchor[] {
  const anchors: Anchor[] = [];
  visit(tree, (node: Nodes) => {
    if (!isTag(node)) {
      return;
    }
    const element = node.name ?? '';
    const name = element === 'a' ? readTextAttribute(node, 'name') : undefined;
    const id = readTextAttribute(node, 'id') ?? name;
    if (id !== undefined && id !== '') {
      anchors.push({ ...placeOf(node), id, element });
    }
  });
  return anchors;
}

/** Finds tags and directives with a `style` attribute. */
export function readInlineStyles(tree: Root): readonly Place[] {
  const places: Place[] = [];
  visit(tree, (node: Nodes) => {
    const hasStyle = isTag(node)
      ? readAttribute(node, 'style') !== undefined
      : 'attributes' in node && node.attributes?.style !== undefined;
    if (hasStyle) {
      places.push(placeOf(node));
    }
  });
  return places;
}

/** Finds tables that align a column, at the line of the markers (the one below the heading row). */
export function readAlignedTables(tree: Root): readonly Place[] {
  const places: Place[] = [];
  visit(tree, 'table', (node) => {
    if (node.align?.some((align) => align !== null)) {
      const { line, column } = placeOf(node);
      places.push({ line: line + 1, column });
    }
  });
  return places;
}
