import type { HostedSearch } from '../../../config/environment.ts';
import { docsSearchTag } from '../../../docusaurus-internals/search-tags.ts';
import { docsVersionKey } from '../../../docusaurus-internals/stored-choices.ts';
import { readStored } from '../../client/stored.ts';

/** What search has to know of the site and of the page; it travels in the page as JSON. */
export interface SearchSettings {
  /** Base path of the site, `/vibe/`. */
  readonly baseUrl: string;
  readonly language: string;
  /**
   * Versions that a search may be about, by docs set: the one that the page belongs to, or else all of the
   * set, the latest first.
   */
  readonly versions: Readonly<Record<string, readonly string[]>>;
  readonly hosted?: HostedSearch | undefined;
}

/**
 * Filters of contextual search: the language, and pages of the shown versions (the rule of Docusaurus'
 * `useDocsContextualSearchTags`: the version of the page, or else the preferred, or else the latest one).
 */
export function contextualFilters({
  language,
  versions,
}: SearchSettings): readonly (string | readonly string[])[] {
  const tags = Object.entries(versions).map(([id, names]) => {
    const preferred = readStored(docsVersionKey(id));
    return docsSearchTag(id, names.find((name) => name === preferred) ?? names[0]);
  });
  return [`language:${language}`, ['default', ...tags].map((tag) => `docusaurus_tag:${tag}`)];
}
