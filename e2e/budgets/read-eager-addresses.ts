import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { PartKind } from './page-weight.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** An address that a browser fetches automatically, as written in the page. */
export interface EagerAddress {
  readonly kind: Exclude<PartKind, 'html'>;
  readonly address: string;
}

/** `as` of a preload, and the kind of resource. */
const PRELOADED: Readonly<Record<string, EagerAddress['kind']>> = {
  script: 'javascript',
  style: 'css',
  font: 'font',
  image: 'image',
};

/**
 * Lists what a browser fetches when it parses a page: scripts, styles, preloads, the favicon and
 * the images that are not lazy. Prefetches are excluded: browsers fetch them when idle,
 * and not at all on a slow connection. So are data URLs, and `<noscript>`.
 *
 * @param html HTML of the page.
 * @returns Each address once, in document order.
 */
export function readEagerAddresses(html: string): readonly EagerAddress[] {
  const found = new Map<string, EagerAddress>();
  function visit(node: Node): void {
    if ('tagName' in node) {
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
      for (const eager of eagerOf(node.tagName, attributes)) {
        if (!eager.address.startsWith('data:') && !found.has(eager.address)) {
          found.set(eager.address, eager);
        }
      }
    }
    if ('childNodes' in node) {
      node.childNodes.forEach(visit);
    }
  }
  visit(parse(html));
  return [...found.values()];
}

function eagerOf(tag: string, attributes: ReadonlyMap<string, string>): readonly EagerAddress[] {
  const source = attributes.get('src');
  switch (tag) {
    case 'script':
      return source === undefined || isData(attributes)
        ? []
        : [{ kind: 'javascript', address: source }];
    case 'link':
      return linkOf(attributes);
    case 'img':
      return source === undefined || attributes.get('loading') === 'lazy'
        ? []
        : [{ kind: 'image', address: source }];
    default:
      return [];
  }
}

/** A script with another type than JavaScript's is a data block, whose `src` is ignored. */
function isData(attributes: ReadonlyMap<string, string>): boolean {
  return !/^(|module|text\/javascript)$/.test(attributes.get('type') ?? '');
}

function linkOf(attributes: ReadonlyMap<string, string>): readonly EagerAddress[] {
  const address = attributes.get('href');
  const relations = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
  const kind = relations.flatMap((relation) => {
    switch (relation) {
      case 'stylesheet':
        return 'css' as const;
      case 'icon':
        return 'image' as const;
      case 'modulepreload':
        return 'javascript' as const;
      case 'preload':
        return PRELOADED[attributes.get('as') ?? ''] ?? [];
      default:
        return [];
    }
  })[0];
  return address === undefined || kind === undefined ? [] : [{ kind, address }];
}

/**
 * Lists the fonts and imports of a stylesheet. A browser fetches a font only
 * when text uses it; this is the upper limit for a page.
 */
export function readStyleAddresses(css: string): readonly EagerAddress[] {
  const fonts = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([block]) =>
    [...block.matchAll(/url\(\s*["']?([^"')]+\.woff2[^"')]*)/g)].map(([, address = '']) => address),
  );
  const imports = [...css.matchAll(/@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/g)].map(
    ([, address = '']) => address,
  );
  return [
    ...fonts.map((address) => ({ kind: 'font' as const, address })),
    ...imports.map((address) => ({ kind: 'css' as const, address })),
  ].filter(({ address }) => !address.startsWith('data:'));
}
