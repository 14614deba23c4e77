import { SYNONYMS } from '../engine/synonyms.ts';

/** Settings of the hosted index: the rules of `engine/` as far as Algolia has them. */
export const INDEX_SETTINGS = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(asked)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(hierarchy.lvl0)',
    'content',
  ],
  attributesForFaceting: ['hierarchy.lvl0', 'language', 'docusaurus_tag', 'type', 'section'],
  unretrievableAttributes: ['asked'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  attributeForDistinct: 'objectID',
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  ignorePlurals: true,
  removeWordsIfNoResults: 'allOptional',
  separatorsToIndex: '_$@#-',
  queryLanguages: ['en'],
  indexLanguages: ['en'],
} as const;

/** The reviewed synonyms in Algolia's form. */
export function algoliaSynonyms(): readonly {
  readonly objectID: string;
  readonly type: 'synonym';
  readonly synonyms: readonly string[];
}[] {
  return SYNONYMS.map((row) => ({
    objectID: row.join('-').replace(/\W+/g, '-'),
    type: 'synonym',
    synonyms: row,
  }));
}
