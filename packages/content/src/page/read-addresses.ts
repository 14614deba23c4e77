import type { Reference, Root } from 'mdast';
import { moveOn, type NodeOf, nodesOf, type PageTree, placeOf, sourceOf } from './nodes.ts';
import type { PageImage, PageLink } from './page.ts';
import { readAttribute, readTextAttribute, TAGS, type Tag } from './read-tags.ts';

/** `](/an address with spaces)`: Markdown ends an address at a space, so this remains text. */
const UNREAD_LINK = /\]\((?<url>\/[^()\n]*? [^()\n]*)\)/g;

/** Text and address in an option of a block, which the page shows as a link: `from="Loops /newdocs/loops"`. */
const OPTION_LINK = /\b(?:from|files)="[^"]* (?<url>\/[^"]*)"/g;

/**
 * Reads the links of a page: Markdown links, links by reference, `<a href>` and `<Link to>`, and those in options of
 * blocks. Computed targets are left out.
 */
export function readLinks({ tree, text }: PageTree): readonly PageLink[] {
  const nodes = nodesOf(tree, 'link', 'linkReference', 'text', 'code', ...TAGS);
  return nodes.flatMap((node): readonly PageLink[] => {
    switch (node.type) {
      case 'link':
        return [{ ...placeOf(node), url: node.url, syntax: 'markdown' }];
      case 'linkReference':
        return [{ ...placeOf(node), url: referenceUrl(node, tree), syntax: 'markdown' }];
      case 'text':
        return readUnreadLinks(node, text);
      case 'code':
        return [...(node.meta ?? '').matchAll(OPTION_LINK)].map(({ groups }) => ({
          ...placeOf(node),
          url: groups?.url ?? '',
          syntax: 'component',
        }));
      default:
        return readTagLink(node);
    }
  });
}

/** The address of a link or an image by reference (`[name]: /address`). The first of duplicates wins. */
function referenceUrl({ identifier }: Reference, tree: Root): string {
  return nodesOf(tree, 'definition').find((one) => one.identifier === identifier)?.url ?? '';
}

function readTagLink(tag: Tag): readonly PageLink[] {
  const isComponent = tag.name === 'Link';
  if (!isComponent && tag.name !== 'a') return [];
  const to = isComponent ? readTextAttribute(tag, 'to') : undefined;
  const url = to ?? readTextAttribute(tag, 'href');
  const syntax = isComponent ? 'component' : 'html';
  return url === undefined ? [] : [{ ...placeOf(tag), url, syntax }];
}

function readUnreadLinks(node: NodeOf<'text'>, text: string): readonly PageLink[] {
  const source = sourceOf(node, text);
  return [...source.matchAll(UNREAD_LINK)].map((match) => ({
    ...moveOn(placeOf(node), source.slice(0, match.index)),
    url: match.groups?.url ?? '',
    syntax: 'text',
  }));
}

/**
 * Reads the images of a page: Markdown images, images by reference, `<img>`, and components with
 * `sources` (themed images). Computed addresses are left out, except the string literals inside them.
 */
export function readImages(tree: Root): readonly PageImage[] {
  const nodes = nodesOf(tree, 'image', 'imageReference', ...TAGS);
  return nodes.flatMap((node): readonly PageImage[] => {
    if (node.type !== 'image' && node.type !== 'imageReference') return readTagImage(node);
    const url = node.type === 'image' ? node.url : referenceUrl(node, tree);
    const isAltMissing = (node.alt ?? '').trim() === '';
    return [{ ...placeOf(node), urls: [url], isAltMissing, syntax: 'markdown' }];
  });
}

function readTagImage(tag: Tag): readonly PageImage[] {
  const isPlain = tag.name === 'img';
  const source = readAttribute(tag, isPlain ? 'src' : 'sources');
  if (source === undefined && !isPlain) return [];
  // `src={require('./x.png')}` is resolved by Rspack, which adds the base path.
  const isComponent = !isPlain || source?.kind === 'computed';
  return [
    {
      ...placeOf(tag),
      urls: source?.kind === 'computed' ? source.strings : [source?.value ?? ''],
      isAltMissing: isAltMissing(tag),
      syntax: isComponent ? 'component' : 'html',
    },
  ];
}

function isAltMissing(tag: Tag): boolean {
  const alt = readAttribute(tag, 'alt');
  if (alt?.kind === 'computed' || (alt?.value ?? '').trim() !== '') return false;
  return alt?.value !== '' || readTextAttribute(tag, 'role') !== 'presentation';
}
