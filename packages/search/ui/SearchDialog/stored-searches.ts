import { readStored, store } from '@vibe-docs/theme/ui/client/stored';
import type { PlainHit, SearchHit } from '../../src/browser/index.ts';

/** Where DocSearch 3 keeps searches, before the name of the index; readers keep theirs. */
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__';
const FAVOURITES = '__DOCSEARCH_FAVORITE_SEARCHES__';

const MOST_FAVOURITES = 10;
const MOST_RECENT = 7;
const MOST_RECENT_BESIDE_FAVOURITES = 4;

/** A hit that was opened, as it is kept. */
export type StoredSearch = PlainHit;

/** What the dialog shows before a query, last opened first. */
export interface StoredSearches {
  readonly recent: readonly StoredSearch[];
  readonly favourites: readonly StoredSearch[];
  /** Decided when the dialog opens: what is on the screen does not vanish when something is starred. */
  readonly mostRecent: number;
}

/** Reads the kept searches of an index. A list that is no list of searches is taken for empty. */
export function readSearches(indexName: string): StoredSearches {
  const favourites = readList(FAVOURITES + indexName).slice(0, MOST_FAVOURITES);
  const mostRecent = favourites.length === 0 ? MOST_RECENT : MOST_RECENT_BESIDE_FAVOURITES;
  const recent = readList(RECENT + indexName).slice(0, mostRecent);
  return { recent, favourites, mostRecent };
}

/** Keeps the searches. Without storage, or with a full one, they are forgotten with the page. */
export function writeSearches(indexName: string, { recent, favourites }: StoredSearches): void {
  store(RECENT + indexName, JSON.stringify(recent));
  store(FAVOURITES + indexName, JSON.stringify(favourites));
}

/** Puts a hit before the other recent searches, unless it is a favourite. */
export function addRecent(searches: StoredSearches, hit: StoredSearch | SearchHit): StoredSearches {
  if (searches.favourites.some(isSame(hit))) {
    return searches;
  }
  const others = searches.recent.filter(isOther(hit));
  return { ...searches, recent: [toStored(hit), ...others].slice(0, searches.mostRecent) };
}

/** Makes a recent search a favourite. */
export function promote(searches: StoredSearches, search: StoredSearch): StoredSearches {
  const { recent, favourites, ...rest } = removeSearch(searches, search);
  return { ...rest, recent, favourites: [search, ...favourites].slice(0, MOST_FAVOURITES) };
}

/** Forgets a search, recent or favourite. */
export function removeSearch(searches: StoredSearches, search: StoredSearch): StoredSearches {
  return {
    ...searches,
    recent: searches.recent.filter(isOther(search)),
    favourites: searches.favourites.filter(isOther(search)),
  };
}

type Identified = Pick<StoredSearch, 'objectID'>;
const isSame = (one: Identified) => (other: Identified) => other.objectID === one.objectID;
const isOther = (one: Identified) => (other: Identified) => other.objectID !== one.objectID;

function toStored(hit: StoredSearch & Partial<SearchHit>): StoredSearch {
  const { _highlightResult, _snippetResult, ...stored } = hit;
  return stored;
}

function readList(key: string): readonly StoredSearch[] {
  try {
    const searches: readonly StoredSearch[] = JSON.parse(readStored(key) ?? '[]');
    return searches.every(isSearch) ? searches : [];
  } catch {
    return [];
  }
}

/** What the start screen reads of a search. @throws TypeError for what is no search at all */
function isSearch({ objectID, type, url, content, hierarchy }: StoredSearch): boolean {
  const { href } = new URL(url, 'https://site.example');
  const texts = [objectID, type, url, href];
  const more = [content ?? '', ...Object.values(hierarchy).map((title) => title ?? '')];
  return [...texts, ...more].every((text) => typeof text === 'string');
}
