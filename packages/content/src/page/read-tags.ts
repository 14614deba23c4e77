import type { Place } from '@vibe-docs/kernel';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Anchor, PageComponent, PageScript, ProseText } from './page.ts';
import { placeOf } from './place-of.ts';

/** A tag in a page: `<img src="…" />`, `<Link to="…">`. */
export type Tag = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Value of a tag's attribute. `strings` are the string literals inside a computed value. */
export type Attribute =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'computed'; readonly strings: readonly string[] };

/** Type guard for tags. */
export function isTag(node: Nodes): node is Tag {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/**
 * Reads an attribute of a tag. `{'x'}` counts as the string `x`.
 *
 * @returns `undefined` when the tag does not have the attribute; an attribute without a value is `''`
 */
export function readAttribute(tag: Tag, name: string): Attribute | undefined {
  const attribute = tag.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  if (attribute?.type !== 'mdxJsxAttribute') {
    return undefined;
  }
  if (attribute.value === null || attribute.value === undefined) {
    return { kind: 'text', value: '' };
  }
  if (typeof attribute.value === 'string') {
    return { kind: 'text', value: attribute.value };
  }
  const statement = attribute.value.data?.estree?.body[0];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  const literal = readLiteral(expression);
  return literal === undefined
    ? { kind: 'computed', strings: collectStrings(expression) }
    : { kind: 'text', value: literal };
}

/** Reads an attribute that must be a string; `undefined` when it is missing or computed. */
export function readTextAttribute(tag: Tag, name: string): string | undefined {
  const attribute = readAttribute(tag, name);
  return attribute?.kind === 'text' ? attribute.value : undefined;
}

/** The value of `'x'` and of a template without expressions. The node is one of an ESTree. */
function readLiteral(node: unknown): string | undefined {
  if (!isObject(node)) {
    return undefined;
  }
  if (node.type === 'Literal' && typeof node.value === 'string') {
    return node.value;
  }
  if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis) && node.quasis.length === 1) {
    const quasi: unknown = node.quasis[0];
    const value = isObject(quasi) ? quasi.value : undefined;
    return isObject(value) && typeof value.cooked === 'string' ? value.cooked : undefined;
  }
  return undefined;
}

/** All string literals of an ESTree except object keys, in document order. */
function collectStrings(node: unknown): readonly string[] {
  if (Array.isArray(node)) {
    return node.flatMap(collectStrings);
  }
  if (!isObject(node)) {
    return [];
  }
  const literal = readLiteral(node);
  if (literal !== undefined) {
    return [literal];
  }
  const parts = node.type === 'Property' ? [node.value] : Object.values(node);
  return parts.flatMap(collectStrings);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

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
