/**
 * Docusaurus puts the styles of all chunks into one file, by a cache group that is named `styles`
 * (https://github.com/facebook/docusaurus/issues/2006, https://github.com/facebook/docusaurus/issues/6228).
 * Islands bring their own styles, so their chunks are taken out of the group.
 *
 * @param isShared whether the styles of a chunk belong into the file
 * @returns cache groups to be merged with those of Docusaurus
 */
export function shareStyles<Chunk>(isShared: (chunk: Chunk) => boolean) {
  return { styles: { chunks: isShared } } as const;
}
