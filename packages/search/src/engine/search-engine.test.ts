import { describe, expect, it } from 'vitest';
import { partsOf } from '../build/make-index.ts';
import { addressesOf, directoryOf, engineOf, testPage } from '../testing/engine-of.ts';
import { SearchEngine } from './search-engine.ts';

const pages = [
  testPage('/x/middleware', 'Middleware', {
    prose: 'What runs before a handler.',
    headings: { 'Handle errors': 'An error handler takes four parameters.' },
  }),
  testPage('/x/zustand', 'Advanced state with Zustand middleware'),
  testPage('/x/memo', 'Memoisation', {
    code: 'const value = useMemo(() => slow(input), [input]);',
  }),
  testPage('/x/aggregation', 'Aggregation pipelines', {
    prose: 'Join collections with $lookup. Update with findOneAndUpdate.',
    code: 'users.replaceOne({ $group: { _id: null } })',
  }),
  testPage('/x/injection', 'Dependency injection'),
  testPage('/x/controllers', 'Controllers', { code: "@Get('/users')\nlist() {}" }),
  testPage('/x/commits', 'Commit messages', { code: 'git commit --amend' }),
  testPage('/x/lazy', 'Lazy loading'),
  testPage('/x/install', 'Installation', { prose: 'Install the tools. Then get the code.' }),
  testPage('/x/what', 'What is ViBe?'),
];
const engine = engineOf(pages);
const first = (query: string) => addressesOf(engine, query)[0];

describe('SearchEngine', () => {
  it.each([
    ['a whole title', 'middleware', '/x/middleware'],
    ['a beginning', 'midd', '/x/middleware'],
    ['one typo', 'midleware', '/x/middleware'],
    ['two neighbours swapped', 'mdidleware', '/x/middleware'],
    ['a typo in a beginning', 'agregat', '/x/aggregation'],
    ['two typos in a long word', 'agregatoin', '/x/aggregation'],
    ['a letter doubled in place of its neighbour', 'lazzy', '/x/lazy'],
    ['one known part of a joined word', 'lazy-loadable', '/x/lazy'],
    ['another ending', 'installing', '/x/install'],
    ['an identifier', 'useMemo', '/x/memo'],
    ['an identifier in lower case', 'usememo', '/x/memo'],
    ['an identifier in two words', 'use memo', '/x/memo'],
    ['a long identifier', 'findOneAndUpdate', '/x/aggregation'],
    ['a name after a dot', 'replaceOne', '/x/aggregation'],
    ['the words of an identifier that only other words hold', 'updateAndJoin', '/x/aggregation'],
    ['the beginning of an identifier', 'findOneAnd', '/x/aggregation'],
    ['a sign and a word', '$lookup', '/x/aggregation'],
    ['a decorator', '@Get', '/x/controllers'],
    ['an option', '--amend', '/x/commits'],
    ['a short synonym', 'di', '/x/injection'],
    ['another spelling', 'memoization', '/x/memo'],
    ['two words in one', 'lazyloading', '/x/lazy'],
    ['a question', 'how do I install it?', '/x/install'],
    ['only stop words', 'what is', '/x/what'],
    ['words of a section', 'error parameters', '/x/middleware#handle-errors'],
    [
      'a word of the title and one of a section',
      'middleware errors',
      '/x/middleware#handle-errors',
    ],
  ])('finds %s', (_, query, address) => {
    expect(first(query)).toBe(address);
  });

  it.each([
    ['one letter', 'm', ['/x/middleware', '/x/memo', '/x/commits', '/x/zustand']],
    ['one letter that no title has', 'h', ['/x/middleware#handle-errors']],
    ['two letters', 'ha', ['/x/middleware#handle-errors']],
    ['two letters that no heading has', 'yo', []],
    ['two letters that only text has', 'jo', ['/x/aggregation']],
  ])(
    'takes %s for the beginning of a word in titles, then headings, then text',
    (_, query, found) => {
      expect(addressesOf(engine, query)).toEqual(found);
    },
  );

  it.each(['', '   ', '()', '🙂', 'kubernetes', 'bake bread', 'xyzzy plugh', 'zzzz'])(
    'finds nothing for %j',
    (query) => {
      expect(addressesOf(engine, query)).toEqual([]);
    },
  );

  it('puts a whole title before a longer one', () => {
    expect(addressesOf(engine, 'middleware').slice(0, 2)).toEqual(['/x/middleware', '/x/zustand']);
  });

  it('keeps the order of the index among equals', () => {
    const equal = engineOf([testPage('/x/b', 'Same words'), testPage('/x/a', 'Same words')]);
    expect(addressesOf(equal, 'same words')).toEqual(['/x/b', '/x/a']);
  });

  it('shows other pages before more sections of one page', () => {
    const headings = { 'Cache one': '', 'Cache two': '', 'Cache three': '' };
    const found = addressesOf(
      engineOf([testPage('/x/a', 'Cache', { headings }), testPage('/x/b', 'Clear the cache')]),
      'cache',
    );
    expect(found.indexOf('/x/b')).toBe(1);
  });

  it('marks the words that say something, and others when there are none', () => {
    const marked = (query: string) => [
      ...engineOf([testPage('/x/b', 'Clear the cache')]).search({
        query,
        filters: [],
        offset: 0,
        limit: 1,
      }).matched,
    ];
    expect(marked('how do I clear the cache')).toEqual(['clear', 'cache']);
    expect(marked('the')).toEqual(['the']);
  });

  it('shows the title that was mistyped before one that holds the word', () => {
    const found = engineOf([
      testPage('/x/zustand', 'Zustand middleware', { prose: 'Middleware, middleware.' }),
      testPage('/x/middleware', 'Middleware'),
    ]);
    expect(addressesOf(found, 'midleware')).toEqual(['/x/middleware', '/x/zustand']);
  });

  it('shows a page before a long one that holds the words as well', () => {
    const prose = 'Delete a course.';
    const headings = Object.fromEntries(Array.from({ length: 30 }, (_, of) => [`Part ${of}`, '']));
    const long = testPage('/x/all', 'Reference', { prose, headings });
    const found = addressesOf(engineOf([long, testPage('/x/one', 'Lesson', { prose })]), 'course');
    expect(found).toEqual(['/x/one', '/x/all']);
  });

  it('answers from headings before words and text have arrived, and says what it misses', () => {
    const early = new SearchEngine();
    early.expect(directoryOf(pages));
    const parts = partsOf(pages);
    const add = (kind: string): void => {
      for (const part of parts) if (part.kind === kind) early.add(part);
    };
    const ask = (query: string) => early.search({ query, filters: [], offset: 0, limit: 20 });
    add('pages');
    add('headings');
    expect(addressesOf(early, 'handle')).toEqual(['/x/middleware#handle-errors']);
    expect(ask('$lookup')).toMatchObject({ total: 0, missing: { words: [0], text: [] } });
    add('words');
    expect(ask('$lookup')).toMatchObject({ total: 1, missing: { words: [], text: [0] } });
    expect(ask('$lookup').hits[0]?.prose).toBe('');
    add('text');
    expect(ask('$lookup')).toMatchObject({ total: 1, missing: { words: [], text: [] } });
    expect(ask('$lookup').hits[0]?.prose).toContain('$lookup');
  });

  it('says whether headings alone answer the query', () => {
    const isSure = (query: string) =>
      engine.search({ query, filters: [], offset: 0, limit: 1 }).isSure;
    expect([isSure('midd'), isSure('$lookup'), isSure('midleware')]).toEqual([true, false, false]);
  });

  it('brings the nearest pages whatever else a query holds', () => {
    expect(first('deploy the middleware to kubernetes')).toBe('/x/middleware');
    expect(first('cheap quick simple memoising')).toBe('/x/memo');
    expect(addressesOf(engine, 'how does kubernetes work')).toEqual([]);
  });

  it('takes words that are compared, and names in two words, for what the query is about', () => {
    const react = engineOf([
      testPage('/x/if', 'If and else', { prose: 'A callback may be one.' }),
      testPage('/x/callback', 'Callbacks', { prose: 'A callback.' }),
      testPage('/x/hook', 'Hooks', { prose: 'Keep a function with useCallback.' }),
      testPage('/x/switch', 'Case', { prose: 'A switch has cases, and cases, and cases.' }),
    ]);
    expect(addressesOf(react, 'when do I use if vs switch').slice(0, 2).sort()).toEqual([
      '/x/if',
      '/x/switch',
    ]);
    expect(addressesOf(react, 'use callback for if')[0]).toBe('/x/hook');
  });

  it('prefers the series that the reader is in, a little', () => {
    const series = engineOf([
      testPage('/x/a', 'Testing', { group: 'Express' }),
      testPage('/x/b', 'Testing', { group: 'React' }),
      testPage('/x/c', 'Setup', { group: 'React', prose: 'No testing here.' }),
    ]);
    const inSeries = (name: string) =>
      series
        .search({
          query: 'testing',
          filters: [],
          preferred: [`hierarchy.lvl0:${name}`],
          offset: 0,
          limit: 9,
        })
        .hits.map((hit) => series.store.pageOf(hit).path);
    expect(inSeries('React')).toEqual(['/x/b', '/x/a', '/x/c']);
    expect(inSeries('Express')).toEqual(['/x/a', '/x/b', '/x/c']);
  });

  it('obeys filters', () => {
    const two = engineOf([
      testPage('/x/old', 'Naming', { tag: 'docs-default-2025' }),
      testPage('/x/new', 'Naming', { tag: 'docs-default-current' }),
    ]);
    const search = (filters: (string | string[])[]) =>
      two
        .search({ query: 'naming', filters, offset: 0, limit: 9 })
        .hits.map((hit) => two.store.pageOf(hit).path);
    expect(
      search(['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]),
    ).toEqual(['/x/new']);
    expect(search(['docusaurus_tag:-docs-default-2025'])).toEqual(['/x/new']);
    expect(search(['language:fr'])).toEqual([]);
    expect(search(['nonsense'])).toEqual([]);
  });

  it('gives the hits of a further page', () => {
    const page = (offset: number) =>
      engine.search({ query: 'a', filters: [], offset, limit: 2 }).hits.map(({ id }) => id);
    expect(page(2)).toEqual(
      engine
        .search({ query: 'a', filters: [], offset: 0, limit: 4 })
        .hits.slice(2)
        .map(({ id }) => id),
    );
  });
});
