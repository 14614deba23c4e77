import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryFiles, readSite, type SiteSource } from '@vibe-docs/content';
import { memoryCache } from '../../cache/result-cache.ts';
import { readEnvironment, type SamplesEnvironment } from '../../samples-environment.ts';
import { followLessons, type NotFollowed } from '../follow-lessons.ts';

const projectFolder = fileURLToPath(new URL('../../../../..', import.meta.url));

const site: SiteSource = {
  folder: 'site',
  url: 'https://docs.example/vibe',
  sets: [
    {
      kind: 'docs',
      name: 'tutorials',
      folder: 'site/tutorials',
      routeBasePath: 'tutorials',
      sidebars: {},
      versions: [],
    },
  ],
  staticFolders: [],
  knownRoutes: [],
  knownFiles: [],
};

/** What lessons are followed in; there are no listings. */
export const environment: SamplesEnvironment = {
  ...readEnvironment(projectFolder, memoryCache()),
  listingsFolder: join(import.meta.dirname, 'none'),
  // The tests of records need it at night as well, when `TEST_FULL` is set.
  isFull: false,
};

/** Follows the tutorials `first` and, if there is one, `second`. */
export function followAll(
  texts: { readonly first: string; readonly second?: string },
  change: Partial<SamplesEnvironment> = {},
  notFollowed: NotFollowed = [],
) {
  const files = Object.entries(texts).map(([name, text]) => [`site/tutorials/${name}.mdx`, text]);
  const { pages } = readSite(site, memoryFiles(Object.fromEntries(files)));
  return followLessons(
    pages,
    { ...environment, cache: memoryCache(), ...change },
    { all: pages, sets: ['tutorials'], notFollowed },
  );
}

/** Findings of two lessons, with their line. */
export async function follow(
  first: string,
  second: string,
  notFollowed: NotFollowed = [],
  cache = memoryCache(),
): Promise<readonly string[]> {
  const { diagnostics } = await followAll({ first, second }, { cache }, notFollowed);
  return diagnostics.map(
    ({ file, line, code, message, hint }) =>
      `${file.slice(15)}:${line} ${code} ${message} ${hint ?? ''}`,
  );
}
