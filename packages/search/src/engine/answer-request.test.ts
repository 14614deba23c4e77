import { describe, expect, it } from 'vitest';
import { engineOf, testPage } from '../testing/engine-of.ts';
import { answerRequest } from './answer-request.ts';

const engine = engineOf([
  testPage('/x/generics', 'Array<T> & generics', {
    prose:
      'An array of T holds one kind of value and nothing else, which the compiler checks for you.',
    headings: { 'Constraints <T extends U>': 'A constraint narrows what T may be.' },
    section: 'Tutorials',
  }),
]);
const ask = (query: string, more = {}) =>
  answerRequest(
    engine,
    {
      query,
      indexName: 'docs',
      attributesToSnippet: ['hierarchy.lvl1:10', 'hierarchy.lvl2:10', 'content:5'],
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      ...more,
    },
    'https://docs.example',
  ).result;

describe('answerRequest', () => {
  it('E6: gives hits in the shape of DocSearch, with texts that are safe as HTML', () => {
    expect(ask('constraints').hits[0]).toEqual({
      objectID: '/x/generics#constraints-<t-extends-u>',
      type: 'lvl2',
      url: 'https://docs.example/x/generics#constraints-%3Ct-extends-u%3E',
      url_without_anchor: 'https://docs.example/x/generics',
      anchor: 'constraints-<t-extends-u>',
      content: 'A constraint narrows what T may be.',
      hierarchy: {
        lvl0: 'Guides',
        lvl1: 'Array&lt;T&gt; &amp; generics',
        lvl2: 'Constraints &lt;T extends U&gt;',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      section: 'Tutorials',
      _highlightResult: {
        content: { value: 'A <mark>constraint</mark> narrows what T may be.', matchLevel: 'full' },
        hierarchy: {
          lvl0: { value: 'Guides', matchLevel: 'none' },
          lvl1: { value: 'Array&lt;T&gt; &amp; generics', matchLevel: 'none' },
          lvl2: { value: '<mark>Constraints</mark> &lt;T extends U&gt;', matchLevel: 'full' },
        },
      },
      _snippetResult: {
        content: { value: 'A <mark>constraint</mark> narrows what T…', matchLevel: 'full' },
        hierarchy: {
          lvl0: { value: 'Guides', matchLevel: 'none' },
          lvl1: { value: 'Array&lt;T&gt; &amp; generics', matchLevel: 'none' },
          lvl2: { value: '<mark>Constraints</mark> &lt;T extends U&gt;', matchLevel: 'full' },
        },
      },
    });
  });

  it('calls a hit in the text "content"', () => {
    expect(ask('compiler').hits[0]?.type).toBe('content');
  });

  it('gives one page of the hits, and how many there are', () => {
    const { nbHits, hits } = ask('t', { hitsPerPage: 1, page: 1 });
    expect([nbHits, hits.length]).toEqual([2, 1]);
  });

  it.each([{ facetFilters: [] }, { attributesToSnippet: ['content:0', 'content:x', ''] }])(
    'survives %j',
    (more) => {
      expect(ask('t', more).nbHits).toBe(2);
    },
  );

  it('leaves out what a filter excludes', () => {
    expect(ask('array', { facetFilters: ['section:Blog'] }).nbHits).toBe(0);
  });
});
