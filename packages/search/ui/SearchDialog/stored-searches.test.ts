import { afterEach, expect, it, vi } from 'vitest';
import {
  addRecent,
  promote,
  readSearches,
  removeSearch,
  type StoredSearch,
  writeSearches,
} from './stored-searches.ts';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVOURITES = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

const hierarchy = { lvl0: 'Docs', lvl1: 'Page', lvl2: null, lvl3: null, lvl4: null };
const search = (objectID: string): StoredSearch => ({
  objectID,
  type: 'lvl1',
  url: `/vibe/docs/${objectID}`,
  url_without_anchor: `/vibe/docs/${objectID}`,
  anchor: null,
  content: null,
  hierarchy: { ...hierarchy, lvl5: null, lvl6: null },
  section: 'Docs',
});
const searches = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => search(`${name}${index}`));

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Gives the page a storage with these entries. */
function stubStorage(entries: Readonly<Record<string, string>>) {
  const stored = new Map(Object.entries(entries));
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  };
  vi.stubGlobal('window', { localStorage });
  return localStorage;
}
const readText = (recent: string, favourites: string) => {
  stubStorage({ [RECENT]: recent, [FAVOURITES]: favourites });
  return readSearches('docs');
};
const read = (recent: unknown, favourites: unknown) =>
  readText(JSON.stringify(recent), JSON.stringify(favourites));
const idsOf = (list: readonly StoredSearch[]) => list.map(({ objectID }) => objectID);

it.each([
  ['cut text', '{"broken": ['],
  ['no list', '{"a":1}'],
  ['null', 'null'],
  ['a list of something else', '["x"]'],
  ['a list with a hole', JSON.stringify([search('a'), null])],
  ['a search without an address', JSON.stringify([{ ...search('a'), url: undefined }])],
  ['a search with half an address', JSON.stringify([{ ...search('a'), url: 'https://' }])],
  [
    'a search whose title is no text',
    JSON.stringify([{ ...search('a'), hierarchy: { lvl1: {} } }]),
  ],
  ['a search without titles', JSON.stringify([{ ...search('a'), hierarchy: null }])],
])('takes %s for an empty list, and only that', (_, text) => {
  const good = JSON.stringify([search('b')]);
  const recentLost = readText(text, good);
  expect([recentLost.recent, idsOf(recentLost.favourites)]).toEqual([[], ['b']]);
  const favouritesLost = readText(good, text);
  expect([idsOf(favouritesLost.recent), favouritesLost.favourites]).toEqual([['b'], []]);
});

it('C14: keeps 7 recent searches, 4 beside favourites, and 10 favourites', () => {
  expect(read(searches('r', 9), []).recent).toHaveLength(7);
  const { recent, favourites } = read(searches('r', 9), searches('f', 12));
  expect([recent.length, favourites.length]).toEqual([4, 10]);
});

it('T8: puts an opened hit first, once, without its marks', () => {
  const marks = { hierarchy: {} };
  const hit = { ...search('r1'), _highlightResult: marks, _snippetResult: marks };
  const { recent } = addRecent(read(searches('r', 7), []), hit);
  expect(idsOf(recent)).toEqual(['r1', 'r0', 'r2', 'r3', 'r4', 'r5', 'r6']);
  expect(recent[0]).toEqual(search('r1'));
  expect(idsOf(addRecent(read(searches('r', 7), []), search('x')).recent)).toHaveLength(7);
});

it('T8: an opened favourite does not become a recent search', () => {
  expect(addRecent(read([], [search('f')]), search('f')).recent).toEqual([]);
});

it('T8: a recent search becomes a favourite, others stay on the screen', () => {
  const { recent, favourites } = promote(read(searches('r', 7), []), search('r0'));
  expect([recent.length, idsOf(favourites)]).toEqual([6, ['r0']]);
});

it('T8: a search can be removed', () => {
  const { recent, favourites } = removeSearch(read([search('r')], [search('f')]), search('f'));
  expect([idsOf(recent), favourites]).toEqual([['r'], []]);
});

it('what is written is read again, in the format of DocSearch', () => {
  const kept = read([search('r')], [search('f')]);
  const storage = stubStorage({});
  writeSearches('docs', kept);
  expect(JSON.parse(storage.getItem(RECENT) ?? '')).toEqual([search('r')]);
  expect(readSearches('docs')).toEqual(kept);
});

it('works without storage and with a full one', () => {
  const setItem = () => {
    throw new Error('full');
  };
  for (const localStorage of [undefined, { getItem: () => null, setItem }]) {
    vi.stubGlobal('window', { localStorage });
    expect(() => writeSearches('docs', readSearches('docs'))).not.toThrow();
  }
});
