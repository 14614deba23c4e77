import { expect, it } from 'vitest';
import type { SearchHit } from '../../src/browser/index.ts';
import { groupHits } from './group-hits.ts';

const hit = (group: string, page: string, heading?: string): SearchHit => ({
  objectID: `${group} ${page} ${heading}`,
  type: heading === undefined ? 'lvl1' : 'lvl2',
  url: '',
  url_without_anchor: '',
  anchor: null,
  content: null,
  hierarchy: {
    ...{ lvl0: group, lvl1: page, lvl2: heading ?? null },
    ...{ lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  },
  section: '',
  _highlightResult: { hierarchy: {} },
  _snippetResult: { hierarchy: {} },
});

/** Groups as text: `title: page/heading …`, with `<` before what is listed below its page. */
const show = (hits: readonly SearchHit[]) =>
  groupHits(hits).map(
    (group) =>
      `${group.title}: ${group.hits
        .map(({ hit: { hierarchy }, parent }) => {
          const name = [hierarchy.lvl1, hierarchy.lvl2].filter((text) => text !== null).join('/');
          return parent === undefined ? name : `<${name}`;
        })
        .join(' ')}`,
  );

it('N6: groups by part of the docs, and there by page, in the order of the first hit', () => {
  expect(
    show([
      hit('Docs', 'A', '1'),
      hit('Blog', 'B'),
      hit('Docs', 'C'),
      hit('Docs', 'A'),
      hit('Docs', 'C', '2'),
    ]),
  ).toEqual(['Docs: <A/1 A C <C/2', 'Blog: B']);
});

it('C9: shows at most five hits of a group', () => {
  const hits = Array.from({ length: 8 }, (_, index) => hit('Docs', `${index}`));
  expect(show(hits)).toEqual(['Docs: 0 1 2 3 4']);
});

it('takes marks and entities out of the name of a group', () => {
  const value = { value: '<mark>Get</mark> &amp; run', matchLevel: 'full' } as const;
  const marked = { ...hit('x', 'A'), _highlightResult: { hierarchy: { lvl0: value } } };
  expect(show([marked])).toEqual(['Get & run: A']);
});
