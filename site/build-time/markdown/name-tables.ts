import type { Heading, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * Remark step, after Docusaurus' own, which sets the ids of headings: names each table by the heading above it, so
 * that screen readers tell the tables of a page apart. A table before the first heading gets no name.
 */
export function nameTables(): (tree: Root) => void {
  return (tree) => {
    let heading: string | undefined;
    visit(tree, ['heading', 'table'], (node) => {
      const { type, data } = node as Heading | Table;
      if (type === 'heading') {
        heading = data?.hProperties?.id as string | undefined;
      } else if (heading !== undefined) {
        Object.assign(node, { data: { ...data, hProperties: { 'aria-labelledby': heading } } });
      }
    });
  };
}
