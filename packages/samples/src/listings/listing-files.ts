import { diskFiles, type SourceFiles } from '@vibe-docs/content';

/**
 * The listings on the disk; paths are from the listings folder.
 *
 * @param listingsFolder absolute path
 */
export function listingFiles(listingsFolder: string): SourceFiles {
  const files = diskFiles(listingsFolder);
  return {
    read: files.read,
    // A writer who tried a listing out leaves libraries and caches in it.
    list: (folder) => files.list(folder).filter((file) => !/(?:^|\/)node_modules\//.test(file)),
  };
}
