import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createAlgoliaClient } from './algolia-client.ts';
import { type Host, HostBook, readHosts, searchOrigins, writeHosts } from './hosts.ts';
import { type Attempt, type AttemptResult, createTransport } from './transport.ts';

const hosts: readonly Host[] = ['a', 'b', 'c'].map((name) => ({ origin: `https://${name}` }));
const ok: AttemptResult = { status: 200, body: '{"results":[]}', isTimedOut: false };
const down: AttemptResult = { status: 503, body: '', isTimedOut: false };
const slow: AttemptResult = { status: 0, body: '', isTimedOut: true };

/** A transport whose hosts answer as told, and a clock that stands still. */
function setUp(answers: Record<string, AttemptResult>, kind: 'read' | 'write' = 'read') {
  const clock = { ms: 0 };
  const attempts: Attempt[] = [];
  const ask = createTransport({
    hosts,
    kind,
    query: { key: 'k' },
    headers: {},
    book: new HostBook(() => clock.ms),
    requester: async (attempt) => {
      attempts.push(attempt);
      return answers[new URL(attempt.url).host] ?? ok;
    },
  });
  const tried = async () => {
    attempts.length = 0;
    await ask({ method: 'POST', path: '/p', body: {} });
    return attempts.map(({ url }) => new URL(url).host);
  };
  return { ask, tried, attempts, clock };
}

describe('createTransport', () => {
  it('C11: asks the first host alone when it answers within 1 s and 2 s', async () => {
    const { tried, attempts } = setUp({});
    expect(await tried()).toEqual(['a']);
    expect(attempts[0]).toMatchObject({ connectTimeoutMs: 1000, responseTimeoutMs: 2000 });
  });

  it('C11: gives a change 30 s', async () => {
    const { tried, attempts } = setUp({}, 'write');
    await tried();
    expect(attempts[0]).toMatchObject({ connectTimeoutMs: 1000, responseTimeoutMs: 30_000 });
  });

  it.each([
    ['a server error', down],
    ['a network error', { status: 0, body: '', isTimedOut: false }],
    ['a redirect', { status: 302, body: '', isTimedOut: false }],
    ['a time-out', slow],
  ])('X5: goes on to the next host after %s', async (_, answer) => {
    expect(await setUp({ a: answer }).tried()).toEqual(['a', 'b']);
  });

  it('X5, C12: leaves a host that was down alone for two minutes', async () => {
    const { tried, clock } = setUp({ a: down });
    await tried();
    for (const [ms, expected] of [
      [1_000, ['b']],
      [119_000, ['b']],
      [120_000, ['b']],
      [121_000, ['a', 'b']],
    ] as const) {
      clock.ms = ms;
      expect(await tried()).toEqual(expected);
    }
  });

  it('keeps a host that was too slow for the last place', async () => {
    const { tried } = setUp({ a: slow });
    await tried();
    expect(await tried()).toEqual(['b']);
  });

  it('C11: gives the hosts after a time-out 4, 5, 6 times as long', async () => {
    const { ask, attempts } = setUp({ a: slow, b: slow, c: slow });
    await expect(ask({ method: 'POST', path: '/p' })).rejects.toThrow('(3 tried)');
    expect(attempts.map(({ connectTimeoutMs }) => connectTimeoutMs)).toEqual([1000, 4000, 5000]);
  });

  it('tries all again when all are down', async () => {
    const answers: Record<string, AttemptResult> = { a: down, b: down, c: down };
    const { ask, tried } = setUp(answers);
    await expect(ask({ method: 'POST', path: '/p' })).rejects.toMatchObject({ name: 'RetryError' });
    delete answers.a;
    expect(await tried()).toEqual(['a']);
  });

  it('does not ask another host when one refuses', async () => {
    const { ask, attempts } = setUp({
      a: { status: 403, body: '{"message":"Invalid key"}', isTimedOut: false },
    });
    await expect(ask({ method: 'POST', path: '/p' })).rejects.toThrow('answered 403: Invalid key');
    expect(attempts).toHaveLength(1);
  });
});

describe('hosts', () => {
  it('are the nearest one, then three others in random order', () => {
    const numbers = [0.9, 0.1, 0.5];
    expect(readHosts('App', () => numbers.shift() ?? 0).map(({ origin }) => origin)).toEqual([
      'https://App-dsn.algolia.net',
      'https://App-2.algolianet.com',
      'https://App-3.algolianet.com',
      'https://App-1.algolianet.com',
    ]);
    expect(writeHosts('App')[0]?.origin).toBe('https://App.algolia.net');
    expect(searchOrigins('App')[0]).toBe('https://app-dsn.algolia.net');
  });
});

describe('createAlgoliaClient', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  /** A host on this machine, with what it was sent. */
  async function serve(status: number, body: string) {
    const seen: { url: string; body: string; type: string | undefined }[] = [];
    const server = createServer(async (request: IncomingMessage, response) => {
      let sent = '';
      for await (const chunk of request) sent += chunk;
      seen.push({ url: request.url ?? '', body: sent, type: request.headers['content-type'] });
      response.writeHead(status).end(body);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    return { host: { origin: `http://127.0.0.1:${port}` }, seen };
  }

  it('N4, N5: posts the requests with the credentials in the query', async () => {
    const { host, seen } = await serve(200, '{"results":[]}');
    const client = createAlgoliaClient({ appId: 'APP', apiKey: 'KEY', hosts: [host] });
    const requests = [{ query: 'x', indexName: 'docs', hitsPerPage: 20 }];
    expect(await client.search({ requests })).toEqual({ results: [] });
    const url = new URL(seen[0]?.url ?? '', 'http://x');
    expect(url.pathname).toBe('/1/indexes/*/queries');
    expect(url.searchParams.get('x-algolia-application-id')).toBe('APP');
    expect(url.searchParams.get('x-algolia-api-key')).toBe('KEY');
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ requests });
    expect(seen[0]?.type).toBe('text/plain');
  });

  it('X5: moves from a host with an error to the next, and from a port without one', async () => {
    const broken = await serve(500, 'no');
    const good = await serve(200, '{"results":[]}');
    const client = createAlgoliaClient({
      appId: 'APP',
      apiKey: 'KEY',
      hosts: [{ origin: 'http://127.0.0.1:9' }, broken.host, good.host],
    });
    await client.search({ requests: [] });
    await client.search({ requests: [] });
    expect([broken.seen.length, good.seen.length]).toEqual([1, 2]);
  });

  it.each([
    [{ appId: '', apiKey: 'k' }, '`appId` is missing.'],
    [{ appId: 'a', apiKey: '' }, '`apiKey` is missing.'],
  ])('X4: names the credential that is missing in %j', (credentials, message) => {
    expect(() => createAlgoliaClient(credentials)).toThrow(message);
  });
});
