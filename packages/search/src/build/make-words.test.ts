import { describe, expect, it } from 'vitest';
import { testPage } from '../testing/engine-of.ts';
import { cutIntoFiles, makeWords } from './make-words.ts';

describe('makeWords', () => {
  it('lists the words of the text with their sections, without stop words and headings', () => {
    const rows = makeWords([
      testPage('/x/a', 'Title', {
        prose: 'Use the zebra.',
        headings: { More: 'A gnu and a zebra.' },
      }),
      testPage('/x/b', 'Other', { code: 'zebra()' }),
    ]);
    expect(rows.map(({ word, sections }) => [word, sections])).toEqual([
      ['gnu', [1]],
      ['zebra', [0, 1, 2]],
    ]);
  });

  it('finds a page by the questions that readers ask', () => {
    const [asked, other] = [testPage('/x/a', 'Title'), testPage('/x/b', 'Other')];
    const rows = makeWords([other, { ...asked, asked: ['How do I undo a zebra', 'Zebra or gnu'] }]);
    expect(rows.map(({ word, sections }) => [word, sections])).toEqual([
      ['gnu', [1]],
      ['undo', [1]],
      ['zebra', [1]],
    ]);
  });
});

describe('cutIntoFiles', () => {
  const sizeOf = (size: number) => size;

  it.each([
    ['the least size', [3, 3, 3, 3, 1], { least: 5, most: 9 }, [[3, 3], [3, 3], [1]]],
    [
      'few files',
      [3, 3, 3, 3],
      { least: 1, most: 2 },
      [
        [3, 3],
        [3, 3],
      ],
    ],
    ['an item that is a file by itself', [9, 1], { least: 2, most: 9 }, [[9], [1]]],
    ['nothing', [], { least: 2, most: 9 }, []],
  ])('keeps to %s', (_, items, limits, files) => {
    expect(cutIntoFiles(items, sizeOf, limits)).toEqual(files);
  });
});
