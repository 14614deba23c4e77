import { relative, sep } from 'node:path';

/** Where listings stand. Absolute paths. */
export interface ListingFolders {
  readonly projectFolder: string;
  /** The samples package: its settings for tests, and the libraries. */
  readonly samplesFolder: string;
  readonly listingsFolder: string;
}

/** The path of something in a project, from the project folder, with `/`. */
export function projectPath(projectFolder: string, absolute: string): string {
  return relative(projectFolder, absolute).replaceAll(sep, '/');
}

/** The folder of the listings, from the project folder, with `/`. */
export function listingsPath({ projectFolder, listingsFolder }: ListingFolders): string {
  return projectPath(projectFolder, listingsFolder);
}
