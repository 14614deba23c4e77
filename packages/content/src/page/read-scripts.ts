import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Place } from '../diagnostic.ts';
import type { PageScript } from './page.ts';
import { placeOf } from './place-of.ts';
import { isTag } from './read-attribute.ts';

/** Reads the blocks of imports and exports. */
export function readScripts(tree: Root): readonly PageScript[] {
  const scripts: PageScript[] = [];
  visit(tree, 'mdxjsEsm', (node) => {
    scripts.push({ ...placeOf(node), text: node.value });
  });
  return scripts;
}

/** Finds tags with an event handler. */
export function readHandlers(tree: Root): readonly Place[] {
  const places: Place[] = [];
  visit(tree, (node: Nodes) => {
    const hasHandler =
      isTag(node) &&
      node.attributes.some(({ type, ...rest }) => 'name' in rest && /^on[A-Z]/.test(rest.name));
    if (hasHandler) {
      places.push(placeOf(node));
    }
  });
  return places;
}
