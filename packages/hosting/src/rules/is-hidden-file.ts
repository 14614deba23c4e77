import { isCompressible } from './content-types.ts';

const hostFiles = new Set(['/_headers', '/_redirects']);
const siblingEnding = /\.(?:br|gz)$/;

/** Returns whether a file is the compressed sibling (`.br`, `.gz`) of a file that the build compresses. */
export function isCompressedSibling(file: string): boolean {
  return siblingEnding.test(file) && isCompressible(file.replace(siblingEnding, ''));
}

/**
 * Returns whether a file of the build folder is never served by name: host configuration, dotfiles
 * and compressed siblings.
 *
 * @param file Decoded path below the build folder, beginning with `/`.
 */
export function isHiddenFile(file: string): boolean {
  return hostFiles.has(file) || file.includes('/.') || isCompressedSibling(file);
}
