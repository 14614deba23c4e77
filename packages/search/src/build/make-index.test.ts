import { describe, expect, it } from 'vitest';
import type { PageRecords } from '../schema/page-records.ts';
import { makeIndex } from './make-index.ts';

const page = (path: string, prose: string): PageRecords => ({
  page: {
    path,
    title: `Title of ${path}`,
    group: 'Docs',
    section: 'Docs',
    tag: 'default',
    language: 'en',
  },
  sections: [
    { level: 1, title: `Title of ${path}`, anchor: '', prose, code: '' },
    { level: 2, title: 'More', anchor: 'more', prose: 'below', code: 'x = 1' },
  ],
});

describe('makeIndex', () => {
  it('lists pages, their headings, and the text by page, each before its headings', () => {
    const [, [pages, headings], words, text] = makeIndex([
      page('/a', 'first'),
      page('/b', 'second'),
    ]).map(({ content }) => JSON.parse(content));
    expect(pages?.words).toEqual(['Docs', 'default', 'en']);
    expect(pages?.rows).toEqual([
      ['/a', 'Title of /a', 0, 0, 1, 2, '2'],
      ['/b', 'Title of /b', 0, 0, 1, 2, '2'],
    ]);
    expect(headings?.rows).toEqual([[['More', 'more']], [['More', 'more']]]);
    expect(words.text).toMatchObject({ endings: '1 below first second x', counts: '$$##$' });
    expect(words).not.toHaveProperty('headings');
    expect(text?.rows).toEqual([
      ['first', ''],
      ['below', 'x = 1'],
      ['second', ''],
      ['below', 'x = 1'],
    ]);
  });

  it('puts a hash of the content into the names and lists them in the manifest', () => {
    const files = makeIndex([page('/a', 'first')]);
    const manifest: unknown = JSON.parse(files[0]?.content ?? '');
    expect(files[0]?.file).toBe('search-manifest.json');
    expect(manifest).toMatchObject({
      format: 7,
      core: expect.stringMatching(/^[0-9a-f]{8}$/),
      words: { sums: expect.stringMatching(/^[0-9a-f]{8}$/), firsts: '1' },
      headings: { sums: '', firsts: '' },
      text: { sums: expect.stringMatching(/^[0-9a-f]{8}$/), firsts: '#' },
    });
    expect(files.slice(1).map(({ file }) => file)).toEqual([
      'search-core.json',
      expect.stringMatching(/^assets\/search\/words\.[0-9a-f]{8}\.json$/),
      expect.stringMatching(/^assets\/search\/text\.[0-9a-f]{8}\.json$/),
    ]);
    const other = makeIndex([page('/a', 'changed')]);
    expect(other[3]?.file).not.toBe(files[3]?.file);
  });

  it('cuts headings that are many, and lists their words with those of the text', () => {
    const pages = Array.from({ length: 2_000 }, (_, index) => page(`/${index}`, ''));
    const files = makeIndex(pages, 0).map(
      ({ file, content }) => [file, JSON.parse(content)] as const,
    );
    expect(files[1]).toEqual([
      'search-core.json',
      [
        expect.objectContaining({
          kind: 'pages',
          rows: expect.objectContaining({ length: 2_000 }),
        }),
      ],
    ]);
    const words = files.filter(([file]) => file.includes('/words.'));
    expect(words.map(([, part]) => part.headings.endings).join('')).toBe('more');
    const headings = files.filter(([file]) => /\/headings\.[0-9a-f]{8}\.json$/.test(file));
    expect(headings.length).toBeGreaterThan(2);
    expect(headings[1]?.[1]).toMatchObject({
      kind: 'headings',
      place: 1,
      page: expect.any(Number),
    });
    const rows = headings.flatMap(([, part]) => part.rows);
    expect(rows).toEqual(Array(2_000).fill([['More', 'more']]));
  });

  it('cuts long text into several files', () => {
    const long = Array.from({ length: 5 }, (_, index) => page(`/${index}`, 'word '.repeat(3_000)));
    const texts = makeIndex(long).filter(({ file }) => file.includes('text'));
    expect(texts.map(({ content }) => JSON.parse(content))).toMatchObject([
      { place: 0, section: 0 },
      { place: 1, section: 1 },
      { place: 2, section: 3 },
      { place: 3, section: 5 },
      { place: 4, section: 7 },
      { place: 5, section: 9 },
    ]);
  });
});
