import { diskFiles, readSiteHeads } from '@vibe-docs/content/heads';
import { type PageRecords, readBuiltPages } from '@vibe-docs/search';
import { BASE_PATH, documentation } from '@vibe-docs/site-model';
import { contentSource } from '../../site/config/content.ts';
import { searchSource } from '../../site/config/search.ts';
import queries from '../../site/writing/queries.json' with { type: 'json' };
import { PROJECT_FOLDER, requireBuild } from '../measure/site-folders.ts';

/** Records of the built site, from which its index is made. */
export function readRecords(): readonly PageRecords[] {
  const site = readSiteHeads(contentSource, diskFiles(PROJECT_FOLDER));
  return readBuiltPages(searchSource(requireBuild(), site, queries));
}

/** Tags of the pages that a reader does not search by default, although the search learns from them. */
export const OLDER_TAGS = documentation.versions.map(({ name }) => `docs-default-${name}`);

/** The path of a page as the judged lists write it. */
export function pathBelow(path: string): string {
  return decodeURI(path).slice(BASE_PATH.length);
}
