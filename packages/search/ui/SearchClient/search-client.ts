import { docsSearchTag } from '@vibe-docs/theme/internals/search-tags';
import { docsVersionKey } from '@vibe-docs/theme/internals/stored-choices';
import { whenIdle } from '@vibe-docs/theme/ui/client/navigation/page-moments';
import { readStored } from '@vibe-docs/theme/ui/client/stored';
import type { HostedSearch } from '../../src/browser/hosted-client.ts';
import {
  createHostedClient,
  createLocalClient,
  type SearchClient,
  type SearchRequest,
} from '../../src/browser/index.ts';

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

let shared: SearchClient | undefined;

/** The one search client of the page: the dialog and the search page share it, and so its index. */
export function getSearchClient({ baseUrl, hosted }: SearchSettings): SearchClient {
  shared ??=
    hosted === undefined
      ? createLocalClient(baseUrl, savesData(navigator) ? undefined : watchPauses())
      : createHostedClient(hosted);
  return shared;
}

/** Network Information API; not every browser has it. */
interface Reader {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/**
 * Whether the reader asks to save data or has a slow connection; then nothing is loaded ahead.
 *
 * @param reader `navigator`
 */
export function savesData(reader: object): boolean {
  const { saveData, effectiveType = '4g' } = (reader as Reader).connection ?? {};
  return saveData === true || effectiveType !== '4g';
}

/** Whoever has entered nothing for so many milliseconds reads what was found. */
const PAUSE_MS = 1000;

/**
 * @returns a function that waits until the reader pauses and the page has nothing else to do: what is loaded ahead must
 *   not delay what a query needs
 */
function watchPauses(): () => Promise<void> {
  let enteredAt = performance.now();
  const note = () => {
    enteredAt = performance.now();
  };
  window.addEventListener('input', note, { capture: true });
  return async () => {
    do {
      await new Promise((resolve) => setTimeout(resolve, 100));
    } while (performance.now() - enteredAt < PAUSE_MS);
    await new Promise<void>(whenIdle);
  };
}

/** The name of the index that a page asks, in the keys of stored searches as well. */
export function indexNameOf({ hosted }: SearchSettings): string {
  return hosted?.indexName ?? 'vibe-docs';
}

/** Hits of a request. */
export const HITS = 20;

/** What the dialog and the search page ask alike. */
export function commonRequest(settings: SearchSettings) {
  return {
    indexName: indexNameOf(settings),
    facetFilters: contextualFilters(settings),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: HITS,
  } as const satisfies SearchRequest;
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

/** @returns an address of this site without its origin; another one as it is */
export function siteAddress(url: string): string {
  const { origin, pathname, search, hash } = new URL(url, window.location.origin);
  return origin === window.location.origin ? `${pathname}${search}${hash}` : url;
}

/** Address of a new issue in the product's repository, filled in with what was not found. */
export function missingResultsUrl(query: string): string {
  const parameters = new URLSearchParams({
    title: `Docs: no search result for "${query}"`,
    body: `I searched the documentation for "${query}" and expected to find:\n\n`,
  });
  return `https://github.com/vicharanashala/vibe/issues/new?${parameters}`;
}
