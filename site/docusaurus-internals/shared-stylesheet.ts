/**
 * Docusaurus puts the styles of all chunks into one file, by a cache group named `styles`
 * (https://github.com/facebook/docusaurus/issues/2006, https://github.com/facebook/docusaurus/issues/6228).
 * Islands have their own styles, so their chunks are excluded from the group.
 *
 * @param isShared whether the styles of a chunk belong in the file
 * @returns cache groups to merge with those of Docusaurus
 */
export function shareStyles<Chunk>(isShared: (chunk: Chunk) => boolean) {
  return { styles: { chunks: isShared } } as const;
}
