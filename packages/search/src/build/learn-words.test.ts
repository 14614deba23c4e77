import { expect, it } from 'vitest';
import { addressesOf, engineOf, testPage } from '../testing/engine-of.ts';
import { learnWords } from './learn-words.ts';

const loops = { ...testPage('/x/loops', 'Loops'), queries: ['repeat code', 'go through a list'] };
const lists = { ...testPage('/x/lists', 'Lists'), queries: ['ordered items', 'add to a list'] };
const other = testPage('/x/other', 'Repeat');

it('learns for which pages a word speaks, from queries and titles', () => {
  const rows = learnWords([other, loops, lists]);
  const pagesOf = (stem: string) => rows.find(({ word }) => word === stem)?.sections;
  expect(pagesOf('repeat')).toEqual([0, 1]);
  expect(pagesOf('order')).toEqual([2]);
  expect(rows.map(({ word }) => word)).toEqual(rows.map(({ word }) => word).toSorted());
});

it('gives a word that two pages share to the one for which it says more', () => {
  const worthOf = (word: string) => {
    const { sections = [], worth = [] } =
      learnWords([loops, lists]).find((row) => row.word === word) ?? {};
    return new Map(sections.map((page, place) => [page, worth[place] ?? 0]));
  };
  // "Lists" is also the title of the second.
  expect(worthOf('list').get(1)).toBeGreaterThan(worthOf('list').get(0) ?? 0);
});

it('learns pairs of words that three texts have, as two words together may say what neither does', () => {
  const pages = [
    { ...testPage('/x/a', 'One'), queries: ['grade quiz', 'quiz grade', 'grade a quiz', 'watch'] },
    { ...testPage('/x/b', 'Two'), queries: ['grade essay', 'watch quiz', 'see quiz', 'see essay'] },
  ];
  const rows = learnWords(pages);
  expect(rows.find(({ word }) => word === 'grade!quiz')?.sections).toEqual([0]);
  expect(rows.map(({ word }) => word)).not.toContain('quiz!watch');
});

it('finds a page by words that only its queries have, when they say enough', () => {
  const engine = engineOf([
    {
      ...testPage('/x/practice', 'Cards', { prose: 'Look at it again.' }),
      queries: ['memorizing facts', 'memorize facts', 'facts to memorize'],
    },
    ...['routes', 'hooks', 'types', 'tests', 'merging'].map((subject) => ({
      ...testPage(`/x/${subject}`, 'Other'),
      queries: [subject, `how to use ${subject}`],
    })),
  ]);
  expect(addressesOf(engine, 'memorized facts')).toEqual(['/x/practice']);
  expect(addressesOf(engine, 'facts')).toEqual([]);
});

it('does not put a page without queries behind one that has some', () => {
  const old = {
    ...testPage('/x/old', 'Rows', { headings: { 'Sorting long tables': 'Rows.' } }),
    queries: ['sorting long tables', 'sort a long table', 'long tables sorted'],
  };
  const others = ['routes', 'hooks', 'types', 'tests', 'merging'].map((subject) => ({
    ...testPage(`/x/${subject}`, 'Other'),
    queries: [subject, `how to use ${subject}`],
  }));
  const engine = engineOf([old, ...others, testPage('/x/new', 'Sorting long tables')]);
  expect(addressesOf(engine, 'sorting long tables')[0]).toBe('/x/new');
});

it('gives the same weights for the same pages, and none without queries', () => {
  expect(learnWords([loops, lists])).toEqual(learnWords([loops, lists]));
  expect(learnWords([other])).toEqual([]);
});

it('puts the page first whose queries have the words, of pages that hold them alike', () => {
  const prose = 'Repeat it with an item.';
  const first = (queriesOfFirst: string[], queriesOfSecond: string[]) =>
    engineOf([
      { ...testPage('/x/first', 'Aside', { prose }), queries: queriesOfFirst },
      { ...testPage('/x/second', 'Aside', { prose }), queries: queriesOfSecond },
    ]).search({ query: 'repeat item', filters: [], offset: 0, limit: 9 }).hits[0]?.page;
  expect(first(['repeat an item'], ['colours'])).toBe(0);
  expect(first(['colours'], ['repeat an item'])).toBe(1);
});
