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
  it('numbers pages before headings and gives the text rows the same numbers', () => {
    const [, pages, headings, text] = makeIndex([page('/a', 'first'), page('/b', 'second')]).map(
      ({ content }) => JSON.parse(content) as { rows: unknown; words?: unknown },
    );
    expect(pages?.words).toEqual(['Docs', 'default', 'en']);
    expect(pages?.rows).toEqual([
      ['/a', 'Title of /a', 0, 0, 1, 2],
      ['/b', 'Title of /b', 0, 0, 1, 2],
    ]);
    expect(headings?.rows).toEqual([
      [0, 2, 'More', 'more'],
      [1, 2, 'More', 'more'],
    ]);
    expect(text?.rows).toEqual([
      [0, 'first', ''],
      [2, 'below', 'x = 1'],
      [1, 'second', ''],
      [3, 'below', 'x = 1'],
    ]);
  });

  it('puts a hash of the content into the names and lists them in the manifest', () => {
    const files = makeIndex([page('/a', 'first')]);
    const manifest: unknown = JSON.parse(files[0]?.content ?? '');
    expect(files[0]?.file).toBe('search-manifest.json');
    expect(manifest).toMatchObject({ format: 1, parts: [{ kind: 'pages' }, {}, {}] });
    expect(files.slice(1).map(({ file }) => file)).toEqual([
      expect.stringMatching(/^assets\/search\/pages\.[0-9a-f]{8}\.json$/),
      expect.stringMatching(/^assets\/search\/headings\.[0-9a-f]{8}\.json$/),
      expect.stringMatching(/^assets\/search\/text\.[0-9a-f]{8}\.json$/),
    ]);
    const other = makeIndex([page('/a', 'changed')]);
    expect(other[3]?.file).not.toBe(files[3]?.file);
  });

  it('cuts long text into several files', () => {
    const long = Array.from({ length: 5 }, (_, index) => page(`/${index}`, 'word '.repeat(40_000)));
    expect(makeIndex(long).filter(({ file }) => file.includes('text'))).toHaveLength(3);
  });
});
