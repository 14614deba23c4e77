/** Where DocSearch keeps searches, before the name of the index. */
const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'] as const;

/** The part of local storage that is used. */
type Store = Pick<Storage, 'getItem' | 'removeItem'>;

/**
 * Removes kept searches which DocSearch could not read: it parses them while it renders, and would take
 * the page down with it.
 */
export function mendStoredSearches(store: Store, indexName: string): void {
  for (const key of KEYS) {
    const text = store.getItem(key + indexName);
    if (text !== null && !isListOfSearches(text)) {
      store.removeItem(key + indexName);
    }
  }
}

function isListOfSearches(text: string): boolean {
  try {
    const searches: unknown = JSON.parse(text);
    return Array.isArray(searches) && searches.every(isSearch);
  } catch {
    return false;
  }
}

/** What the start screen reads of a search. */
function isSearch(value: unknown): boolean {
  return (
    isObject(value) &&
    typeof value.objectID === 'string' &&
    typeof value.type === 'string' &&
    isAddress(value.url) &&
    isTextOrNone(value.content) &&
    isObject(value.hierarchy) &&
    Object.values(value.hierarchy).every(isTextOrNone)
  );
}

function isTextOrNone(value: unknown): boolean {
  return typeof value === 'string' || value === null || value === undefined;
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value, 'https://site.example');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
