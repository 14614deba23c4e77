import { describe, expect, it } from 'vitest';
import { makeIndex } from '../build/make-index.ts';
import { testPage } from '../testing/engine-of.ts';
import { type Fetch, loadIndex } from './load-index.ts';

const files = makeIndex([testPage('/x/a', 'A page', { prose: 'With text.' })]);
const contents = new Map(files.map(({ file, content }) => [`/x/${file}`, content]));

/** Serves the index; `spoil` changes what a file holds, by address and number of the request. */
function serve(spoil: (url: string, count: number) => string | undefined = () => undefined) {
  const asked: string[] = [];
  const fetch: Fetch = async (url, init) => {
    asked.push(`${url.replace(/\.[0-9a-f]{8}/, '')} ${init?.cache}`);
    const count = asked.filter((entry) =>
      entry.startsWith(url.replace(/\.[0-9a-f]{8}/, '')),
    ).length;
    const body = spoil(url, count) ?? contents.get(url);
    return new Response(body ?? 'gone', { status: body === undefined ? 404 : 200 });
  };
  const parts: unknown[] = [];
  const index = loadIndex({
    baseUrl: '/x/',
    fetch,
    onPart: (bytes) => parts.push(JSON.parse(new TextDecoder().decode(bytes)).kind),
  });
  return { index, asked, parts };
}

describe('loadIndex', () => {
  it('hands the parts on in order, the text last', async () => {
    const { index, parts, asked } = serve();
    await index.headings;
    expect(parts).toEqual(['pages', 'headings']);
    await index.all;
    expect(parts).toEqual(['pages', 'headings', 'text']);
    expect(asked).toEqual([
      '/x/search-manifest.json no-cache',
      '/x/assets/search/pages.json default',
      '/x/assets/search/headings.json default',
      '/x/assets/search/text.json default',
    ]);
  });

  it.each([
    ['is cut off', (content: string) => content.slice(0, -9)],
    ['has one wrong letter', (content: string) => content.replace('text', 'tent')],
    ['is empty', () => ''],
  ])('asks past the cache when a file %s', async (_, damage) => {
    const { index, parts, asked } = serve((url, count) =>
      url.includes('/text.') && count === 1 ? damage(contents.get(url) ?? '') : undefined,
    );
    await index.all;
    expect(parts).toEqual(['pages', 'headings', 'text']);
    expect(asked.at(-1)).toBe('/x/assets/search/text.json reload');
  });

  it('fails with the address of a file that stays damaged, after the headings were there', async () => {
    const { index } = serve((url) => (url.includes('/text.') ? 'no index' : undefined));
    await index.headings;
    await expect(index.all).rejects.toThrow(/\/x\/assets\/search\/text\..*is not what/);
  });

  it.each([
    ['is gone', undefined, 'Cannot read the search index at /x/search-manifest.json'],
    ['is a page of a server that answers all with 200', '<!doctype html>', 'JSON'],
    ['is something else', '{"a":1}', 'Cannot read the search index'],
    ['was written for other code', '{"format":99,"build":"","parts":[]}', 'Reload the page.'],
  ])('fails when the manifest %s', async (_, body, message) => {
    const fetch: Fetch = async () =>
      new Response(body ?? 'gone', { status: body === undefined ? 404 : 200 });
    const index = loadIndex({ baseUrl: '/x/', fetch, onPart: () => {} });
    index.all.catch(() => {});
    await expect(index.headings).rejects.toThrow(message);
  });
});
