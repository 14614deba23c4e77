/**
 * The theme names the version of a page in a meta element, for Algolia's crawler; the search index of
 * `packages/search` reads the same element from the built pages.
 *
 * @param set id of the set of documentation
 */
export function docsSearchTag(set: string, version: string | undefined): string {
  return `docs-${set}-${version}`;
}
