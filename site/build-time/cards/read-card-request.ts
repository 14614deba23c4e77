import { CARD_FOLDER } from '../../shared/card-name.ts';

/** The card of a built page. */
export interface CardRequest {
  /** File name without extension. */
  readonly name: string;
  readonly title: string;
}

/**
 * Reads the name of a page's card from its HTML.
 *
 * @param html of the page
 * @returns `undefined` when the page has no card
 */
export function readCardRequest(html: string): CardRequest | undefined {
  const name = new RegExp(`/${CARD_FOLDER}/([a-z0-9-]+)\\.png`).exec(html)?.[1];
  const tag = /<meta\b[^>]*\bog:title\b[^>]*>/.exec(html)?.[0];
  const title = tag === undefined ? undefined : /\bcontent=(?:"([^"]*)"|([^\s>]+))/.exec(tag);
  if (name === undefined || title === null || title === undefined) {
    return undefined;
  }
  return { name, title: decodeEntities(title[1] ?? title[2] ?? '').replace(/ \| ViBe$/, '') };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

function decodeEntities(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}
