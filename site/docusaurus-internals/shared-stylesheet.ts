/**
 * Docusaurus puts the styles of all chunks into one file, by a cache group named `styles`
 * (https://github.com/facebook/docusaurus/issues/2006, https://github.com/facebook/docusaurus/issues/6228), and what
 * half of the pages share into another, by a group named `common`. Islands have their own styles and are no pages: on
 * a site of few pages, `common` would take what they consist of.
 *
 * @param isShared whether what a chunk holds belongs in these files
 * @returns cache groups to merge with those of Docusaurus
 */
export function shareStyles<Chunk>(isShared: (chunk: Chunk) => boolean) {
  return { styles: { chunks: isShared }, common: { chunks: isShared } } as const;
}
