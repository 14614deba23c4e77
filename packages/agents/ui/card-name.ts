/** Folder of the social cards, from the root of the site. */
export const CARD_FOLDER = 'img/cards';

/**
 * The file name of a page's card, without extension.
 *
 * @param path of the page without the base path, percent-encoded or not: `/docs/intro`
 * @returns letters, digits and hyphens: `docs-intro`; `home` for the home page
 */
export function cardName(path: string): string {
  return (
    decode(path)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'home'
  );
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
