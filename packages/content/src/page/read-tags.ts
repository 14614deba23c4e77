import type { Place } from '@vibe-docs/kernel';
import type { Node, Program } from 'estree';
import { SKIP, visit } from 'estree-util-visit';
import type { Root } from 'mdast';
import { type NodeOf, nodesOf, placeOf } from './nodes.ts';
import type { Page, PageComponent } from './page.ts';

/** Types of the nodes that are tags: alone in their block, and in running text. */
export const TAGS = ['mdxJsxFlowElement', 'mdxJsxTextElement'] as const;

/** A tag in a page: `<img src="…" />`, `<Link to="…">`. */
export type Tag = NodeOf<(typeof TAGS)[number]>;

/** Value of a tag's attribute. `strings` are the string literals inside a computed value. */
export type Attribute =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'computed'; readonly strings: readonly string[] };

/**
 * Reads an attribute of a tag. `{'x'}` counts as the string `x`.
 *
 * @returns `undefined` when the tag does not have the attribute; an attribute without a value is `''`
 */
export function readAttribute(tag: Tag, name: string): Attribute | undefined {
  const attribute = tag.attributes.find((one) => 'name' in one && one.name === name);
  if (attribute === undefined) return undefined;
  if (typeof attribute.value !== 'object' || attribute.value === null) {
    return { kind: 'text', value: attribute.value ?? '' };
  }
  const program = attribute.value.data?.estree;
  const [statement] = program?.body ?? [];
  const literal =
    statement?.type === 'ExpressionStatement' ? readLiteral(statement.expression) : undefined;
  return literal === undefined
    ? { kind: 'computed', strings: program ? collectStrings(program) : [] }
    : { kind: 'text', value: literal };
}

/** Reads an attribute that must be a string; `undefined` when it is missing or computed. */
export function readTextAttribute(tag: Tag, name: string): string | undefined {
  const attribute = readAttribute(tag, name);
  return attribute?.kind === 'text' ? attribute.value : undefined;
}

/** The value of `'x'` and of a template without expressions. */
function readLiteral(node: Node): string | undefined {
  if (node.type === 'Literal') {
    return typeof node.value === 'string' ? node.value : undefined;
  }
  const isPlain = node.type === 'TemplateLiteral' && node.expressions.length === 0;
  return isPlain ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
}

/** All string literals of a program except object keys, in document order. */
function collectStrings(program: Program): readonly string[] {
  const strings: string[] = [];
  visit(program, (node, key) => {
    const literal = readLiteral(node);
    if (key !== 'key' && literal !== undefined) {
      strings.push(literal);
    }
    return key === 'key' ? SKIP : undefined;
  });
  return strings;
}

/** Lists the tags of a page, in document order. */
function tagsOf(tree: Root): readonly Tag[] {
  return nodesOf(tree, ...TAGS);
}

/** Reads the ids that tags of the page set: `<a id>`, `<a name>`, `<h2 id>` and any other tag. */
export function readAnchors(tree: Root): Page['anchors'] {
  return tagsOf(tree).flatMap((tag) => {
    const name = tag.name === 'a' ? readTextAttribute(tag, 'name') : undefined;
    const id = readTextAttribute(tag, 'id') ?? name ?? '';
    return id === '' ? [] : [{ ...placeOf(tag), id }];
  });
}

/** Reads the tags of components. */
export function readComponents(tree: Root): readonly PageComponent[] {
  return tagsOf(tree).flatMap((tag) => {
    const { name, attributes } = tag;
    if (name === null || !/^[A-Z]/.test(name)) return [];
    const texts = attributes.flatMap((one) => {
      const text = 'name' in one ? readTextAttribute(tag, one.name) : undefined;
      return 'name' in one && text !== undefined ? [[one.name, text] as const] : [];
    });
    return [{ ...placeOf(tag), name, attributes: Object.fromEntries(texts) }];
  });
}

/** Finds tags and directives with a `style` attribute. */
export function readInlineStyles(tree: Root): readonly Place[] {
  const ofTags = tagsOf(tree).filter((tag) => readAttribute(tag, 'style') !== undefined);
  const directives = nodesOf(tree, 'containerDirective', 'leafDirective', 'textDirective');
  const ofDirectives = directives.filter(({ attributes }) => attributes?.style !== undefined);
  return [...ofTags, ...ofDirectives].map(placeOf);
}

/** Finds tags with an event handler, such as `onClick`. */
export function readHandlers(tree: Root): readonly Place[] {
  const hasHandler = ({ attributes }: Tag) =>
    attributes.some((one) => 'name' in one && /^on[A-Z]/.test(one.name));
  return tagsOf(tree).filter(hasHandler).map(placeOf);
}
