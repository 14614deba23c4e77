import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeIndex } from '../build/make-index.ts';
import { SearchEngine } from '../engine/search-engine.ts';
import { testPage } from '../testing/engine-of.ts';
import { createLocalClient } from './local-client.ts';
import { obeyOrder } from './obey-order.ts';
import type { WorkerOrder, WorkerReply } from './worker-desk.ts';

/** Enough words and text for several files of each. */
const pages = [
  testPage('/x/a', 'Middleware', { prose: 'It uses next().' }),
  testPage('/x/b', 'Notes', { prose: `${'filler '.repeat(2_000)} zebra` }),
  testPage('/x/c', 'More', {
    prose: Array.from({ length: 9_000 }, (_, index) => `w${index}`).join(' '),
  }),
  testPage('/x/d', 'Last', { prose: 'The zebra comes back.' }),
];
const filesOf = (index: ReturnType<typeof makeIndex>) =>
  new Map(index.map(({ file, content }) => [`/x/${file}`, content]));
const files = filesOf(makeIndex(pages));
/** As of a site whose headings are many. */
const largeFiles = filesOf(
  makeIndex([...pages, testPage('/x/e', 'Fruit', { headings: { 'Blood orange': 'Is red.' } })], 0),
);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A worker in this thread, and a network that can be cut. */
function setUp(
  options: { readonly pause?: () => Promise<void>; readonly files?: typeof files } = {},
) {
  const loaded: string[] = [];
  const state = {
    isOnline: true,
    gone: '',
    workers: 0,
    failNext: false,
    loaded,
    textComes: Promise.resolve(),
  };
  class FakeWorker {
    readonly #engine = new SearchEngine();
    #listener: (event: MessageEvent<WorkerReply>) => void = () => {};

    constructor() {
      state.workers++;
    }

    postMessage(order: WorkerOrder): void {
      const isLost = state.failNext && order.kind === 'search';
      const data: WorkerReply | undefined = isLost
        ? { kind: 'failure', message: 'broken' }
        : obeyOrder(this.#engine, order);
      if (data !== undefined) {
        state.failNext = false;
        queueMicrotask(() => this.#listener(new MessageEvent('message', { data })));
      }
    }

    addEventListener(type: string, added: (event: MessageEvent<WorkerReply>) => void): void {
      if (type === 'message') this.#listener = added;
    }

    terminate(): void {}
  }
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('location', { origin: 'https://docs.example' });
  vi.stubGlobal('fetch', async (url: string) => {
    if (!state.isOnline) throw new TypeError('Failed to fetch');
    const isGone = state.gone !== '' && url.includes(state.gone);
    state.loaded.push(url.replace(/^.*\/(\w+)\..*$/, '$1'));
    if (url.includes('/text.')) await state.textComes;
    return new Response(isGone ? 'gone' : (options.files ?? files).get(url), {
      status: isGone ? 404 : 200,
    });
  });
  const client = createLocalClient('/x/', options.pause);
  const ask = async (query: string, isComplete = false) => {
    const { results } = await client.search(
      { requests: [{ query, indexName: 'docs' }] },
      { isComplete },
    );
    return results[0]?.hits ?? [];
  };
  const search = async (query: string) => (await ask(query)).map(({ url }) => url);
  return { client, ask, search, state };
}

const found = ['https://docs.example/x/a'];

describe('createLocalClient', () => {
  it('answers the first query from headings alone', async () => {
    const { search, state } = setUp();
    expect(await search('midd')).toEqual(found);
    expect(state.loaded).toEqual(['/x/search-manifest.json', '/x/search-core.json']);
  });

  it('loads the words and text that a query needs, and no others', async () => {
    const { ask, state } = setUp();
    const hits = await ask('next');
    expect(hits.map(({ url }) => url)).toEqual(found);
    expect(hits[0]?._snippetResult.content?.value).toBe('It uses <em>next</em>().');
    expect(state.loaded.slice(2)).toEqual(['words', 'text']);
    expect([...files.keys()].filter((file) => /(words|text)\./.test(file)).length).toBeGreaterThan(
      5,
    );
  });

  it('gives later queries a snippet when it comes soon', async () => {
    // No time passes until it comes.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { ask } = setUp();
    expect((await ask('midd'))[0]?.content).toBeNull();
    expect((await ask('middl'))[0]?.content).toBe('It uses next().');
  });

  it('leaves a snippet that comes late to a later query, and does not wait for it', async () => {
    const { ask, state } = setUp();
    let letThrough = (): void => {};
    state.textComes = new Promise((resolve) => {
      letThrough = resolve;
    });
    expect((await ask('midd'))[0]?.content).toBeNull();
    expect((await ask('middl'))[0]?.content).toBeNull();
    letThrough();
    await expect.poll(async () => (await ask('middle'))[0]?.content).toBe('It uses next().');
  });

  it('loads the text of all hits for a whole answer', async () => {
    const { ask } = setUp();
    const hits = await ask('zebra', true);
    expect(hits.map(({ url, content }) => [url.slice(-1), content !== null])).toEqual([
      ['d', true],
      ['b', true],
    ]);
  });

  it('goes on without a network, and lists hits whose text is not there', async () => {
    const { ask, search, state } = setUp();
    await search('next');
    state.isOnline = false;
    expect(await search('middleware')).toEqual(found);
    expect((await ask('last'))[0]?.content).toBeNull();
    expect(state.workers).toBe(1);
  });

  it('knows all words and text without a network after it had time to load ahead', async () => {
    let pauses = 0;
    const { ask, state } = setUp({
      pause: async () => {
        pauses++;
      },
    });
    await ask('midd');
    await expect.poll(() => state.loaded).toHaveLength(files.size);
    expect(pauses).toBe(files.size - 2);
    state.isOnline = false;
    const [hit] = await ask('zebra');
    expect(hit?._snippetResult.content?.value).toContain('<em>zebra</em>');
  });

  it('fails without a network, and recovers by itself', async () => {
    const { client, search, state } = setUp();
    state.isOnline = false;
    client.warm();
    await expect(search('midd')).rejects.toThrow('Cannot reach the search index.');
    state.isOnline = true;
    expect(await search('midd')).toEqual(found);
  });

  it('fails when words cannot be had and are needed, and recovers by itself', async () => {
    const { search, state } = setUp();
    state.gone = '/words.';
    await expect(search('next')).rejects.toThrow('Cannot reach the search index.');
    state.gone = '';
    expect(await search('next')).toEqual(found);
    expect(state.workers).toBe(1);
  });

  it('gives a hit without a snippet when its text cannot be had', async () => {
    const { ask, state } = setUp();
    state.gone = '/text.';
    const [hit] = await ask('next');
    expect([hit?.url, hit?.content]).toEqual([found[0], null]);
    state.gone = '';
    expect((await ask('next'))[0]?.content).toBe('It uses next().');
  });

  it('gives what headings have when words cannot be had', async () => {
    const { search, state } = setUp();
    state.gone = '/words.';
    expect((await search('last more')).map((url) => url.slice(-1)).sort()).toEqual(['c', 'd']);
  });

  describe('of a site with many headings', () => {
    it('answers from titles, and loads words, then headings and text, for the rest', async () => {
      const { ask, search, state } = setUp({ files: largeFiles });
      expect(await search('fru')).toEqual(['https://docs.example/x/e']);
      expect(state.loaded).toHaveLength(2);
      const [hit] = await ask('blood oranges');
      expect(hit?.url).toBe('https://docs.example/x/e#blood-orange');
      expect(hit?._snippetResult.hierarchy.lvl2?.value).toBe('<em>Blood</em> <em>orange</em>');
      expect(hit?.content).toBe('Is red.');
      expect(new Set(state.loaded.slice(2))).toEqual(new Set(['words', 'headings', 'text']));
    });

    it('leaves out hits whose headings cannot be had, and fails when there are no others', async () => {
      const { search, state } = setUp({ files: largeFiles });
      state.gone = '/headings.';
      await expect(search('blood oranges')).rejects.toThrow('Cannot reach the search index.');
      expect(await search('fruit orange')).toEqual(['https://docs.example/x/e']);
      state.gone = '';
      expect(await search('fruit orange')).toContain('https://docs.example/x/e#blood-orange');
    });
  });

  it('starts a new worker after one failed', async () => {
    const { search, state } = setUp();
    state.failNext = true;
    await expect(search('midd')).rejects.toThrow('Cannot reach the search index.');
    expect(await search('midd')).toEqual(found);
    expect(state.workers).toBe(2);
  });

  it('loads once for many queries', async () => {
    const { client, search, state } = setUp();
    client.warm();
    client.warm();
    await Promise.all([search('m'), search('mi'), search('mid')]);
    expect(state.workers).toBe(1);
  });
});
