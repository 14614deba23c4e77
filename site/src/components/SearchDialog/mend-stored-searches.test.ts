import { expect, it } from 'vitest';
import { mendStoredSearches } from './mend-stored-searches.ts';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVOURITE = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
const search = {
  objectID: '1',
  type: 'lvl1',
  url: '/vibe/docs/intro',
  hierarchy: { lvl0: 'Docs' },
};

/** A store that holds the texts under both keys, and its content after mending. */
function mend(recent: string, favourite: string) {
  const store = new Map([
    [RECENT, recent],
    [FAVOURITE, favourite],
    ['theme', '{"broken": ['],
  ]);
  mendStoredSearches(
    {
      getItem: (key) => store.get(key) ?? null,
      removeItem: (key) => store.delete(key),
    },
    'docs',
  );
  return [...store.keys()];
}

it('keeps searches that can be shown', () => {
  expect(mend(JSON.stringify([search]), '[]')).toEqual([RECENT, FAVOURITE, 'theme']);
});

it.each([
  ['cut text', '{"broken": ['],
  ['no list', '{"a":1}'],
  ['null', 'null'],
  ['a list of something else', '["x"]'],
  ['a list with a hole', JSON.stringify([search, null])],
  ['a search without an address', JSON.stringify([{ ...search, url: undefined }])],
  ['a search with half an address', JSON.stringify([{ ...search, url: 'https://' }])],
  ['a search whose title is no text', JSON.stringify([{ ...search, hierarchy: { lvl1: {} } }])],
  ['a search without titles', JSON.stringify([{ ...search, hierarchy: null }])],
])('removes %s, and only that', (_, text) => {
  expect(mend(text, JSON.stringify([search]))).toEqual([FAVOURITE, 'theme']);
  expect(mend('[]', text)).toEqual([RECENT, 'theme']);
});
