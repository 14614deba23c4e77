import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHostedClient } from '../browser/hosted-client.ts';
import { testPage } from '../testing/engine-of.ts';
import { pushToAlgolia, searchOrigins } from './push-to-algolia.ts';
import { toObjects } from './to-objects.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const close of closing.splice(0)) close();
});

/** A host on this machine, with what it was sent. */
async function serve(status: number, body = '{"results":[]}') {
  const seen: { method: string; url: URL; body: string; type: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    let sent = '';
    for await (const chunk of request) sent += chunk;
    seen.push({
      method: request.method ?? '',
      url: new URL(request.url ?? '', 'http://x'),
      body: sent,
      type: request.headers['content-type'],
    });
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, seen };
}

const hostsOf = (...ports: readonly number[]) =>
  ports.map((port) => ({
    url: '127.0.0.1',
    port,
    protocol: 'http' as const,
    accept: 'readWrite' as const,
  }));

const clientOf = (...ports: readonly number[]) =>
  createHostedClient({ appId: 'APP', apiKey: 'KEY', hosts: hostsOf(...ports) });

const requests = [{ query: 'x', indexName: 'docs', hitsPerPage: 20 }];

describe('createHostedClient', () => {
  it('N4, N5: posts the requests with the credentials in the query', async () => {
    const { port, seen } = await serve(200);
    expect(await clientOf(port).search({ requests })).toEqual({ results: [] });
    const [call] = seen;
    expect(call?.url.pathname).toBe('/1/indexes/*/queries');
    expect(call?.url.searchParams.get('x-algolia-application-id')).toBe('APP');
    expect(call?.url.searchParams.get('x-algolia-api-key')).toBe('KEY');
    expect(JSON.parse(call?.body ?? '')).toEqual({ requests });
    expect(call?.type).toBe('text/plain');
  });

  it('X5, C12: moves on from hosts that fail, and leaves them alone for two minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const broken = await serve(500, 'no');
    const good = await serve(200);
    const client = clientOf(9, broken.port, good.port);
    const calls = async (ms: number) => {
      vi.advanceTimersByTime(ms);
      await client.search({ requests });
      return [broken.seen.length, good.seen.length];
    };
    expect(await calls(0)).toEqual([1, 1]);
    expect(await calls(119_000)).toEqual([1, 2]);
    expect(await calls(2_000)).toEqual([2, 3]);
  });

  it('C11: gives a host 1 s to begin its answer, and 2 s more to end it', async () => {
    const { port } = await serve(200);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    closing.push(() => timers.mockRestore());
    await clientOf(port).search({ requests });
    expect(timers.mock.calls.map(([, ms]) => ms)).toEqual([1_000, 2_000]);
  });

  it('X2: rejects when no host answers, and tries all again', async () => {
    const broken = await serve(503, 'no');
    const client = clientOf(broken.port);
    await expect(client.search({ requests })).rejects.toMatchObject({ name: 'RetryError' });
    await expect(client.search({ requests })).rejects.toMatchObject({ name: 'RetryError' });
    expect(broken.seen).toHaveLength(2);
  });

  it('does not ask another host when one refuses', async () => {
    const strict = await serve(403, '{"message":"Invalid key"}');
    const good = await serve(200);
    const search = clientOf(strict.port, good.port).search({ requests });
    await expect(search).rejects.toThrow('Invalid key');
    expect(good.seen).toEqual([]);
  });

  it.each([
    [{ appId: '', apiKey: 'k' }, '`appId` is missing.'],
    [{ appId: 'a', apiKey: '' }, '`apiKey` is missing.'],
  ])('X4: names the credential that is missing in %j', async (credentials, message) => {
    await expect(createHostedClient(credentials).search({ requests })).rejects.toThrow(message);
  });
});

it('names the hosts that a search may ask', () => {
  expect(searchOrigins('App')).toEqual([
    'https://app-1.algolianet.com',
    'https://app-2.algolianet.com',
    'https://app-3.algolianet.com',
    'https://app-dsn.algolia.net',
  ]);
});

const pages = Array.from({ length: 600 }, (_, index) =>
  testPage(`/x/${index}`, `Page <${index}>`, { headings: { Part: 'Text & more' } }),
);
const siteUrl = 'https://docs.example';

describe('toObjects', () => {
  it('makes a record per section, with texts that are safe as HTML', () => {
    expect(toObjects(pages, siteUrl)[1]).toEqual({
      objectID: '/x/0#part',
      type: 'lvl2',
      url: 'https://docs.example/x/0#part',
      url_without_anchor: 'https://docs.example/x/0',
      anchor: 'part',
      content: 'Text &amp; more',
      hierarchy: {
        lvl0: 'Guides',
        lvl1: 'Page &lt;0&gt;',
        lvl2: 'Part',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      section: 'Docs',
      language: 'en',
      docusaurus_tag: 'default',
      weight: { level: 80, position: 1 },
    });
  });

  it('sends the questions that a page answers with the record of the page alone', () => {
    const [page] = pages;
    const sent = toObjects(page ? [{ ...page, asked: ['Why <b>'] }] : [], siteUrl);
    expect(sent.map(({ asked }) => asked)).toEqual([['Why <b>'], undefined]);
  });
});

describe('pushToAlgolia', () => {
  async function push(port: number, credentials?: { appId: string; writeKey: string }) {
    const lines: string[] = [];
    await pushToAlgolia({
      pages,
      siteUrl,
      indexName: 'docs',
      credentials,
      log: (line) => lines.push(line),
      hosts: hostsOf(port),
    });
    return lines;
  }
  const credentials = { appId: 'APP', writeKey: 'KEY' };

  it('writes a new index beside the old one and moves it over', async () => {
    const { port, seen } = await serve(200, '{"taskID":1}');
    const lines = await push(port, credentials);
    expect(seen.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'POST /1/indexes/docs_new/clear',
      'PUT /1/indexes/docs_new/settings',
      'POST /1/indexes/docs_new/synonyms/batch',
      'POST /1/indexes/docs_new/batch',
      'POST /1/indexes/docs_new/batch',
      'POST /1/indexes/docs_new/operation',
    ]);
    expect(seen.some(({ url }) => url.search.includes('KEY'))).toBe(false);
    expect(JSON.parse(seen.at(-1)?.body ?? '')).toEqual({ operation: 'move', destination: 'docs' });
    expect(lines[0]).toMatch(/^1200 records \(\d+ kB\), \d+ synonym sets/);
  });

  it('sends synonyms that go one way by what is typed', async () => {
    const { port, seen } = await serve(200, '{"taskID":1}');
    await push(port, credentials);
    const sent = seen.find(({ url }) => url.pathname.endsWith('/synonyms/batch'));
    const hits: { objectID: string }[] = JSON.parse(sent?.body ?? '[]');
    expect(hits).toContainEqual({
      objectID: 'app-application',
      type: 'synonym',
      synonyms: ['app', 'application'],
    });
    expect(hits).toContainEqual({
      objectID: 'pytest-finds-vitest',
      type: 'oneWaySynonym',
      input: 'pytest',
      synonyms: ['vitest'],
    });
    expect(new Set(hits.map(({ objectID }) => objectID)).size).toBe(hits.length);
  });

  it('sends nothing in a dry run', async () => {
    const { port, seen } = await serve(200, '{}');
    expect((await push(port)).at(-1)).toBe('Dry run: nothing was sent.');
    expect(seen).toEqual([]);
  });

  it('stops when a host refuses, and leaves the old index alone', async () => {
    const { port, seen } = await serve(403, '{"message":"Invalid key"}');
    await expect(push(port, credentials)).rejects.toThrow('Invalid key');
    expect(seen).toHaveLength(1);
  });
});
