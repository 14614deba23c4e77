import { PurgeCSS } from 'purgecss';

/** Names of classes, ids, attributes and elements, wherever they stand in a text. */
const NAMES = /[\w-]+/g;

/**
 * Takes out of a stylesheet the rules that no finished page can need: those which name a class, id,
 * attribute or element that stands in no page and in no script of the pages. States (`:hover`), media
 * and variables stay.
 *
 * @param stylesheet of the whole site
 * @param texts the pages, and the scripts that they load before React
 * @throws Error when the stylesheet cannot be parsed
 */
export async function usedStyles(stylesheet: string, texts: readonly string[]): Promise<string> {
  const names = new Set(texts.flatMap((text) => text.match(NAMES) ?? []));
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: stylesheet }],
    content: [{ raw: '', extension: 'names' }],
    extractors: [{ extensions: ['names'], extractor: () => [...names] }],
    keyframes: true,
  });
  if (result === undefined) {
    throw new Error('Cannot find the styles that pages use: there is no result.');
  }
  return result.css;
}
