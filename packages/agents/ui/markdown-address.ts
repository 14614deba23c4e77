import { BASE_PATH, docsSets } from '@vibe-docs/site-model';

/** The root of a docs set redirects to its main page, whose Markdown it has. */
const MAIN_PAGES = new Map(
  docsSets.map((set) => [BASE_PATH + set.routeBasePath, BASE_PATH + set.mainRoute.slice(1)]),
);

/** Pages without Markdown: the list of search results, which a script renders, and the not-found page. */
const WITHOUT = /\/(?:search|404(?:\.html)?)$/;

/**
 * @param path clean address of a page, with the base path: `/vibe/docs/intro`
 * @returns the address of its Markdown, percent-encoded, `/vibe/docs/intro.md`; `undefined` for a page that has none
 */
export function markdownAddress(path: string): string | undefined {
  if (WITHOUT.test(path)) {
    return undefined;
  }
  const encoded = encodePath(MAIN_PAGES.get(path) ?? path);
  return encoded.endsWith('/') ? `${encoded}index.md` : `${encoded}.md`;
}

/** @returns the path percent-encoded once, whether it is encoded or not; a malformed one is returned unchanged */
export function encodePath(path: string): string {
  try {
    return encodeURI(decodeURI(path));
  } catch {
    return path;
  }
}
