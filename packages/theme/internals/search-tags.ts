/**
 * The theme writes the version of a page into a meta element, for Algolia's crawler; the indexer of
 * `packages/search` reads the same element from the built pages.
 *
 * @param set id of the docs plugin
 */
export function docsSearchTag(set: string, version: string | undefined): string {
  return `docs-${set}-${version}`;
}
