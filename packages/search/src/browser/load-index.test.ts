import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeIndex } from '../build/make-index.ts';
import { type IndexPart, readDirectory } from '../schema/index-format.ts';
import { testPage } from '../testing/engine-of.ts';
import { loadIndex } from './load-index.ts';

const files = makeIndex([testPage('/x/a', 'A page', { prose: 'With text.' })]);
const contents = new Map(files.map(({ file, content }) => [`/x/${file}`, content]));

afterEach(() => {
  vi.unstubAllGlobals();
});

function kindsIn(bytes: ArrayBuffer): readonly string[] {
  const parts: readonly IndexPart[] = [JSON.parse(new TextDecoder().decode(bytes))].flat();
  return parts.map(({ kind }) => kind);
}

/** Serves the index; `spoil` changes what a file holds, by address and number of the request. */
function serve(spoil: (url: string, count: number) => string | undefined = () => undefined) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push(`${url.replace(/\.[0-9a-f]{8}/, '')} ${init?.cache}`);
    const count = asked.filter((entry) =>
      entry.startsWith(url.replace(/\.[0-9a-f]{8}/, '')),
    ).length;
    const body = spoil(url, count) ?? contents.get(url);
    return new Response(body ?? 'gone', { status: body === undefined ? 404 : 200 });
  });
  const parts: unknown[] = [];
  const index = loadIndex({
    baseUrl: '/x/',
    onManifest: (manifest) => parts.push(readDirectory(manifest)),
    onPart: (bytes) => parts.push(...kindsIn(bytes)),
  });
  return { index, asked, parts };
}

describe('loadIndex', () => {
  it('hands on the manifest, then pages and headings', async () => {
    const { index, parts, asked } = serve();
    await index.start;
    expect(parts).toEqual([{ words: ['t'], headings: [], text: [0] }, 'pages', 'headings']);
    expect(asked).toEqual(['/x/search-manifest.json no-cache', '/x/search-core.json no-cache']);
  });

  it('loads each further file when it is asked for, and once', async () => {
    const { index, parts, asked } = serve();
    await Promise.all([index.load('text', [0]), index.load('text', [0])]);
    await index.load('text', [0]);
    expect(parts.slice(1)).toEqual(['pages', 'headings', 'text']);
    expect(asked.at(-1)).toBe('/x/assets/search/text.json default');
    expect(asked).toHaveLength(3);
  });

  it('says how much there is of a kind', async () => {
    const { index } = serve();
    const content = files.find(({ file }) => file.includes('/words.'))?.content ?? '';
    expect(await index.sizeOf('words')).toEqual({ count: 1, bytes: content.length });
  });

  it.each([
    ['is cut off', (content: string) => content.slice(0, -9)],
    ['has one wrong letter', (content: string) => content.replace('text', 'tent')],
    ['is empty', () => ''],
  ])('asks past the cache when a file %s', async (_, damage) => {
    const { index, parts, asked } = serve((url, count) =>
      url.includes('/text.') && count === 1 ? damage(contents.get(url) ?? '') : undefined,
    );
    await index.load('text', [0]);
    expect(parts.slice(1)).toEqual(['pages', 'headings', 'text']);
    expect(asked.at(-1)).toBe('/x/assets/search/text.json reload');
  });

  it('asks for titles and headings of the same build as the manifest', async () => {
    const { index, parts, asked } = serve((url, count) =>
      url.includes('/search-core.') && count === 1 ? '[]' : undefined,
    );
    await index.start;
    expect(parts.slice(1)).toEqual(['pages', 'headings']);
    expect(asked.at(-1)).toBe('/x/search-core.json reload');
  });

  it('asks once more when a request fails, as the one after a failed preload does', async () => {
    const { index, parts, asked } = serve((url, count) => {
      if (url.includes('/search-core.') && count === 1) throw new TypeError('Failed to fetch');
      return undefined;
    });
    await index.start;
    expect(parts.slice(1)).toEqual(['pages', 'headings']);
    expect(asked.at(-1)).toBe('/x/search-core.json reload');
  });

  it('fails with the address of a file that stays damaged, and tries it again when asked again', async () => {
    let isDamaged = true;
    const { index, parts } = serve((url) =>
      isDamaged && url.includes('/text.') ? 'no index' : undefined,
    );
    await expect(index.load('text', [0])).rejects.toThrow(/\/x\/assets\/search\/text\..*not what/);
    isDamaged = false;
    await index.load('text', [0]);
    expect(parts.at(-1)).toBe('text');
  });

  it.each([
    ['is gone', undefined, 'Cannot read the search index at /x/search-manifest.json'],
    ['is a page of a server that answers all with 200', '<!doctype html>', 'JSON'],
    ['is something else', '{"a":1}', 'Reload the page.'],
    ['was written for other code', '{"format":99}', 'Reload the page.'],
  ])('fails when the manifest %s', async (_, body, message) => {
    const status = body === undefined ? 404 : 200;
    vi.stubGlobal('fetch', async () => new Response(body ?? 'gone', { status }));
    const index = loadIndex({ baseUrl: '/x/', onManifest: () => {}, onPart: () => {} });
    await expect(index.start).rejects.toThrow(message);
  });
});
