import { fromParse5 } from 'hast-util-from-parse5';
import { matches, selectAll } from 'hast-util-select';
import { parse } from 'parse5';

/** An address that a browser fetches automatically, as written in the page. */
export interface EagerAddress {
  readonly kind: 'css' | 'javascript' | 'font' | 'image';
  readonly address: string;
}

/** A script with another type than JavaScript's is a data block, whose `src` is ignored. */
const SCRIPT = ':is(:not([type]), [type=""], [type="module"], [type="text/javascript"])';

/** The elements whose addresses are fetched. */
const EAGER: Readonly<Record<EagerAddress['kind'], string>> = {
  javascript: `script${SCRIPT}, link:is([rel~="modulepreload"], [rel~="preload"][as="script"])`,
  css: 'link:is([rel~="stylesheet"], [rel~="preload"][as="style"])',
  font: 'link[rel~="preload"][as="font"]',
  image: 'link:is([rel~="icon"], [rel~="preload"][as="image"]), img:not([loading="lazy"])',
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
  for (const element of selectAll('script[src], link[href], img[src]', fromParse5(parse(html)))) {
    const address = String(element.properties.src ?? element.properties.href);
    const kind = (Object.keys(EAGER) as EagerAddress['kind'][]).find((one) =>
      matches(EAGER[one], element),
    );
    if (kind !== undefined && !address.startsWith('data:') && !found.has(address)) {
      found.set(address, { kind, address });
    }
  }
  return [...found.values()];
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
