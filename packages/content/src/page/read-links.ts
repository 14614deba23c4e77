import type { Place } from '@vibe-docs/kernel';
import type { Definition, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { PageLink } from './page.ts';
import { placeOf, rangeOf } from './place-of.ts';
import { isTag, readTextAttribute, type Tag } from './read-tags.ts';

/** `](/an address with spaces)`: Markdown ends an address at a space, so this remains text. */
const UNREAD_LINK = /\]\((?<url>\/[^()\n]*? [^()\n]*)\)/g;

/**
 * Reads the links of a page: Markdown links, links by reference, `<a href>` and `<Link to>`. Computed
 * targets are left out.
 *
 * @param tree the parsed page
 * @param text the page that the tree was parsed from
 */
export function readLinks(tree: Root, text: string): readonly PageLink[] {
  const definitions = readDefinitions(tree);
  const links: PageLink[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'link') {
      links.push({ ...placeOf(node), url: node.url, syntax: 'markdown' });
    } else if (node.type === 'linkReference') {
      const url = definitions.get(node.identifier)?.url ?? '';
      links.push({ ...placeOf(node), url, syntax: 'markdown' });
    } else if (isTag(node)) {
      links.push(...readTagLink(node));
    } else if (node.type === 'text') {
      links.push(...readUnreadLinks(node, text));
    }
  });
  return links;
}

/** Link and image definitions (`[name]: /address`) by identifier. The first of duplicates wins. */
export function readDefinitions(tree: Root): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) {
      definitions.set(node.identifier, node);
    }
  });
  return definitions;
}

function readTagLink(tag: Tag): readonly PageLink[] {
  if (tag.name === 'a') {
    const url = readTextAttribute(tag, 'href');
    return url === undefined ? [] : [{ ...placeOf(tag), url, syntax: 'html' }];
  }
  if (tag.name === 'Link') {
    const url = readTextAttribute(tag, 'to') ?? readTextAttribute(tag, 'href');
    return url === undefined ? [] : [{ ...placeOf(tag), url, syntax: 'component' }];
  }
  return [];
}

function readUnreadLinks(node: Nodes, text: string): readonly PageLink[] {
  const { start, end } = rangeOf(node);
  const source = text.slice(start, end);
  return [...source.matchAll(UNREAD_LINK)].map((match) => ({
    ...moveOn(placeOf(node), source.slice(0, match.index)),
    url: match.groups?.url ?? '',
    syntax: 'text',
  }));
}

/** The position after `passed`, where `from` is the position before it. */
function moveOn(from: Place, passed: string): Place {
  const lines = passed.split(/\r\n|\r|\n/);
  const last = lines.at(-1) ?? '';
  return lines.length === 1
    ? { line: from.line, column: from.column + last.length }
    : { line: from.line + lines.length - 1, column: last.length + 1 };
}
