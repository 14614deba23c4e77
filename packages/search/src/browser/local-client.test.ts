import { describe, expect, it } from 'vitest';
import { makeIndex } from '../build/make-index.ts';
import { answerRequest } from '../engine/answer-request.ts';
import { SearchEngine } from '../engine/search-engine.ts';
import { testPage } from '../testing/engine-of.ts';
import { createLocalClient, type WorkerLike } from './local-client.ts';
import type { WorkerOrder, WorkerReply } from './worker-messages.ts';

const files = new Map(
  makeIndex([testPage('/x/a', 'Middleware', { prose: 'It uses next().' })]).map(
    ({ file, content }) => [`/x/${file}`, content],
  ),
);

/** A worker in this thread, and a network that can be cut. */
function setUp() {
  const state = { isOnline: true, isTextGone: false, workers: 0, asked: 0, failNext: false };
  const startWorker = (): WorkerLike => {
    state.workers++;
    const engine = new SearchEngine();
    let listener: (event: MessageEvent<WorkerReply>) => void = () => {};
    const obey = (order: WorkerOrder): void => {
      if (order.kind === 'part') {
        engine.add(JSON.parse(new TextDecoder().decode(order.bytes)));
        return;
      }
      state.asked++;
      const failed: WorkerReply = { kind: 'failure', id: order.id, message: 'broken' };
      const answers = order.requests.map((request) => answerRequest(engine, request, order.origin));
      const answered: WorkerReply = {
        kind: 'answer',
        id: order.id,
        results: answers.map(({ result }) => result),
        isSure: answers.every(({ isSure }) => isSure),
      };
      const data = state.failNext ? failed : answered;
      state.failNext = false;
      queueMicrotask(() => listener(new MessageEvent('message', { data })));
    };
    return {
      postMessage: obey,
      terminate: () => {},
      addEventListener: (type: string, added: (event: MessageEvent<WorkerReply>) => void) => {
        if (type === 'message') listener = added;
      },
    };
  };
  const client = createLocalClient({
    baseUrl: '/x/',
    origin: 'https://docs.example',
    startWorker,
    fetch: async (url) => {
      if (!state.isOnline) throw new TypeError('Failed to fetch');
      const isGone = state.isTextGone && url.includes('/text.');
      return new Response(isGone ? 'gone' : files.get(url), { status: isGone ? 404 : 200 });
    },
  });
  const search = async (query: string) => {
    const { results } = await client.search({ requests: [{ query, indexName: 'docs' }] });
    return results[0]?.hits.map(({ url }) => url);
  };
  return { client, search, state };
}

const found = ['https://docs.example/x/a'];

describe('createLocalClient', () => {
  it('answers from headings without waiting for the text', async () => {
    const { search, state } = setUp();
    state.isTextGone = true;
    expect(await search('midd')).toEqual(found);
  });

  it('waits for the text when headings do not settle the query', async () => {
    const { search } = setUp();
    expect(await search('next')).toEqual(found);
  });

  it('goes on without a network once the index is there', async () => {
    const { search, state } = setUp();
    await search('next');
    state.isOnline = false;
    expect(await search('uses')).toEqual(found);
    expect(state.workers).toBe(1);
  });

  it('fails with a RetryError without a network, and recovers by itself', async () => {
    const { client, search, state } = setUp();
    state.isOnline = false;
    client.warm();
    await expect(search('midd')).rejects.toMatchObject({ name: 'RetryError' });
    state.isOnline = true;
    expect(await search('midd')).toEqual(found);
  });

  it('fails when the text cannot be had and is needed', async () => {
    const { search, state } = setUp();
    state.isTextGone = true;
    await expect(search('next')).rejects.toMatchObject({ name: 'RetryError' });
    state.isTextGone = false;
    expect(await search('next')).toEqual(found);
  });

  it('starts a new worker after one failed', async () => {
    const { search, state } = setUp();
    state.failNext = true;
    await expect(search('midd')).rejects.toMatchObject({ name: 'RetryError' });
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
