import type { Nodes } from 'mdast';

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
