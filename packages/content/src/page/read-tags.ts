import type { Place } from '@vibe-docs/kernel';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Anchor, PageComponent, PageScript, ProseText } from './page.ts';
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

/** Reads the tags of components. */
export function readComponents(tree: Root): readonly PageComponent[] {
  const components: PageComponent[] = [];
  visit(tree, (node: Nodes) => {
    if (isTag(node) && /^[A-Z]/.test(node.name ?? '')) {
      const names = node.attributes.flatMap((one) =>
        one.type === 'mdxJsxAttribute' ? [one.name] : [],
      );
      const texts = names.map((name) => [name, readTextAttribute(node, name)] as const);
      const attributes = Object.fromEntries(
        texts.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
      );
      components.push({ ...placeOf(node), name: node.name ?? '', attributes });
    }
  });
  return components;
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

/** Finds tables that align a column; the position is that of the delimiter row. */
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

/** Reads the running text of a page: paragraphs, headings, lists and tables, without code. */
export function readProse(tree: Root): readonly ProseText[] {
  const texts: ProseText[] = [];
  visit(tree, 'text', (node) => {
    // The explicit id of a heading is not visible to readers.
    texts.push({ ...placeOf(node), text: node.value.replace(/\{#[^}]*\}$/, '') });
  });
  return texts;
}
