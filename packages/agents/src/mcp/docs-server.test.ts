import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createMCPClient } from '@ai-sdk/mcp';
import { Experimental_StdioMCPTransport as OtherStdioTransport } from '@ai-sdk/mcp/mcp-stdio';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { finishBuild, hostingRulesSchema } from '@vibe-docs/hosting';
import { writeIndex } from '@vibe-docs/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocsServer } from './docs-server.ts';
import { openLibrary } from './library.ts';
import { serveHttp } from './serve-http.ts';

const folder = mkdtempSync(join(tmpdir(), 'vibe-mcp-'));
const guide =
  '# Guide\n\nHow to install it.\n\n## First `step`\n\n```sh\n# no heading\n```\n\n### More {#deep}\n\nDeep.\n\n## Last\n\nEnd.\n';
const FILES: Readonly<Record<string, string>> = {
  'llms.txt':
    '# ViBe\n\n> Docs.\n\n## Documentation\n\n- [All of it in one file](https://x.example/vibe/llms/docs.md)\n- [Guide](https://x.example/vibe/docs/a%20guide.md): How to install.\n\n## Optional\n\n- [Home \\[1\\]](https://x.example/vibe/index.md)\n- [API](https://x.example/vibe/api.md)\n  - [Part 2](https://x.example/vibe/api/part-2.md): Second\n',
  'docs/a guide.md': guide,
  'api.md':
    '# API\n\n### First {#FirstController.read}\n\nGET `/api/first/{firstId}`\n\n### Other {#FirstController.remove}\n\nDELETE `/api/first/{firstId}`\n',
  'api/part-2.md': '---\ntitle: API, part 2\n---\n\n## Second\n\nSecond.\n',
  'index.md': `# Home\n\n${'long '.repeat(12_000)}`,
  '.secret.md': 'secret',
};

/** What starts the server over stdio. */
const COMMAND = {
  command: process.execPath,
  args: [
    '--import',
    'tsx',
    fileURLToPath(new URL('./serve.ts', import.meta.url)),
    '--build-dir',
    folder,
  ],
};

let server: Awaited<ReturnType<typeof serveHttp>>;

const serve = (mostRequests: number) => {
  const library = openLibrary(folder);
  return serveHttp(() => createDocsServer(library), {
    port: 0,
    host: '127.0.0.1',
    allowedHosts: ['127.0.0.1'],
    mostRequests,
  });
};

beforeAll(async () => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  for (const page of ['docs/a guide', 'api', 'index', 'search', '404']) {
    writeFileSync(join(folder, `${page}.html`), '<!doctype html><title>Page</title>');
  }
  const redirects = [{ from: '/old/guide', to: '/docs/a guide' }];
  await finishBuild({
    buildDir: folder,
    rules: hostingRulesSchema.parse({ basePath: '/vibe/', redirects }),
  });
  writeIndex(folder, [
    {
      page: {
        path: '/vibe/docs/a%20guide',
        title: 'Guide',
        group: 'Docs',
        section: 'Docs',
        tag: 'default',
        language: 'en',
      },
      sections: [
        { level: 1, title: 'Guide', anchor: '', prose: 'How to install it.', code: '' },
        { level: 2, title: 'First <step>', anchor: 'first', prose: 'Type & go', code: '' },
      ],
    },
    {
      page: {
        path: '/vibe/api',
        title: 'Things',
        group: 'API',
        section: 'API',
        tag: 'default',
        language: 'en',
      },
      sections: [
        { level: 1, title: 'Things', anchor: '', prose: '', code: '' },
        {
          level: 3,
          title: 'First',
          anchor: 'FirstController.read',
          prose: 'Has the id 665f1c2ab7e4d90012a3f401.',
          code: '',
        },
      ],
    },
  ]);
  server = await serve(1_000);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe.each(['stdio', 'http'] as const)('over %s', (transport) => {
  let client: Client;

  beforeAll(async () => {
    client = new Client({ name: 'test', version: '1' });
    await client.connect(
      transport === 'stdio'
        ? new StdioClientTransport({ ...COMMAND, stderr: 'ignore' })
        : new StreamableHTTPClientTransport(new URL(server.url)),
    );
  });
  afterAll(() => client.close());

  async function call(name: string, input: Record<string, unknown>) {
    const { content, isError = false } = await client.callTool({ name, arguments: input });
    const [first] = content;
    return { text: first?.type === 'text' ? first.text : '', isError };
  }

  it('offers its tools as harmless', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_docs',
      'get_page',
      'list_pages',
      'get_operation',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  });

  it('finds sections by words, as plain text', async () => {
    expect((await call('search_docs', { query: 'step' })).text).toBe(
      '1 sections, shown: 1 to 1.\n- [Guide > First <step>](/vibe/docs/a%20guide#first) (Docs)\n  Type & go',
    );
    expect((await call('search_docs', { query: 'install kubernetes with helm' })).text).toMatch(
      /^Nothing here mentions kubernetes or helm\. Nearest results: 1 sections, shown: 1 to 1\.\n- /,
    );
    expect((await call('search_docs', { query: 'zzz', section: 'API' })).text).toContain(
      'Nothing was found for "zzz".',
    );
  });

  it.each([
    'FirstController.read',
    'GET /api/first/{firstId}',
    'get /first/:id/',
    'GET http://localhost:8080/api/first/{id}?a=1',
    'GET api/first/{id}',
    'GET\t/first/{id}',
    'GET http://localhost:8080/api/first/665f1c2ab7e4d90012a3f401',
    '`GET /api/first/{id}`',
    'https://other.example/vibe/api#FirstController.read',
  ])('looks up the operation %s', async (operation) => {
    expect(await call('get_operation', { operation })).toEqual({
      text: '<!-- /vibe/api#FirstController.read -->\n### First {#FirstController.read}\n\nGET `/api/first/{firstId}`',
      isError: false,
    });
  });

  it.each([
    'GuideController.read',
    'POST /first/{id}',
    '/guide',
    'Install /guide',
    '/vibe/docs/a%20guide#first',
    'first/step',
    'GET api/firsts',
    '"/firsts"',
    'curl -X POST http://localhost:8080/api/first',
    'FirstController::first',
    'getFirst',
    'get_first',
    '665f1c2ab7e4d90012a3f401',
  ])('never answers the name %s of no operation by a search', async (operation) => {
    expect(await call('get_operation', { operation })).toEqual({
      text: `There is no operation "${operation}". search_docs finds operations by words.`,
      isError: true,
    });
  });

  it('finds an operation by words, and names those that nothing has', async () => {
    const found = '<!-- /vibe/api#FirstController.read -->\n### First {#FirstController.read}';
    const { text: first } = await call('get_operation', { operation: 'first' });
    expect(first.startsWith(found)).toBe(true);
    const { text: nearest } = await call('get_operation', { operation: 'first unicorn' });
    expect(nearest.startsWith(`Nothing here mentions unicorn. Nearest operation:\n${found}`)).toBe(
      true,
    );
  });

  it('asks for a method where a path has several', async () => {
    expect(await call('get_operation', { operation: '/first/{id}' })).toEqual({
      text: '"/first/{id}" has several methods. Ask for one of:\n/vibe/api#FirstController.read\n/vibe/api#FirstController.remove',
      isError: true,
    });
  });

  it('says where an answer in pieces ends', async () => {
    expect(await call('search_docs', { query: 'step', page: 1 })).toEqual({
      text: 'There are only 1 sections: ask for an earlier page of the answer.',
      isError: true,
    });
    expect(await call('list_pages', { offset: 3 })).toEqual({
      text: 'There are only 3 pages: ask for an earlier offset.',
      isError: true,
    });
  });

  it.each([
    '/vibe/docs/a%20guide',
    '/vibe/docs/a guide',
    '/vibe/docs/a%20guide.md',
    '/vibe/docs/a%20guide.html',
    '/vibe/docs/a%20guide/index.html?a=1',
    '/vibe/docs/a%20guide?q=a%20b',
    '/vibe/old/guide/',
    'vibe/docs/a guide',
    'https://other.example/vibe/docs/a%20guide/',
    ' https://other.example/vibe/docs/a%20guide ',
  ])('reads a page by %s', async (path) => {
    expect(await call('get_page', { path })).toEqual({ text: guide, isError: false });
  });

  it('reads one section, down to the next heading of its level', async () => {
    const { text } = await call('get_page', {
      path: '/vibe/docs/a%20guide',
      section: 'first step',
    });
    expect(text).toMatch(/^## First[\s\S]*# no heading[\s\S]*### More \{#deep\}\n\nDeep\.$/);
    const inner = await call('get_page', { path: '/vibe/docs/a%20guide', section: 'more' });
    expect(inner.text).toBe('### More {#deep}\n\nDeep.');
    for (const request of [
      { path: '/vibe/docs/a%20guide#deep' },
      { path: '/vibe/docs/a%20guide', section: 'deep' },
    ]) {
      expect((await call('get_page', request)).text).toMatch(/### More \{#deep\}\n\nDeep\.$/);
    }
    const whole = await call('get_page', { path: '/vibe/docs/a%20guide#none' });
    expect(whole.text).toBe(`<!-- asked for #none -->\n${guide}`);
    const missing = await call('get_page', { path: '/vibe/docs/a%20guide', section: 'no heading' });
    expect(missing).toEqual({
      text: '"/vibe/docs/a%20guide" has no heading "no heading". Its headings:\n## First `step`\n### More {#deep}\n## Last',
      isError: true,
    });
  });

  it('reads the further files of a long page', async () => {
    const { text } = await call('get_page', { path: '/vibe/api' });
    expect(text).toBe(`${FILES['api.md']}\n\n## Second\n\nSecond.\n`);
    const { text: part } = await call('get_page', { path: '/vibe/api/part-2.md' });
    expect(part).toBe(FILES['api/part-2.md']);
  });

  it('asks for a section of a page that is too long', async () => {
    expect(await call('get_page', { path: '/vibe' })).toMatchObject({ isError: true });
  });

  it.each([
    '/vibe/secret',
    '/vibe/.secret.md',
    '/vibe/search',
    '/vibe/none',
    '/vibe/404',
    '../../etc/passwd',
    '/vibe/../.secret.md',
    '/vibe/docs/..%2f.secret.md',
    'file:///etc/passwd',
    '\0',
    '',
  ])('reads nothing that is no page: %j', async (path) => {
    const { text, isError } = await call('get_page', { path });
    expect(isError).toBe(true);
    expect(text).toMatch(/^There is no page|Too small/);
  });

  it('lists pages by section and in pieces', async () => {
    expect((await call('list_pages', { section: 'Documentation' })).text).toBe(
      '1 pages, shown from 1.\n- [Guide](/vibe/docs/a%20guide) (Documentation): How to install.',
    );
    expect((await call('list_pages', { offset: 1, limit: 1 })).text).toContain('[Home [1]](/vibe)');
    expect((await call('list_pages', { section: 'x' })).isError).toBe(true);
  });

  it('answers a client of another author, which speaks an older version of the protocol', async () => {
    const other = await createMCPClient({
      transport:
        transport === 'stdio'
          ? new OtherStdioTransport({ ...COMMAND, stderr: 'ignore' })
          : { type: 'http', url: server.url },
    });
    const { get_page: getPage } = await other.tools();
    const answer = await getPage?.execute(
      { path: '/vibe/docs/a%20guide' },
      { toolCallId: '1', messages: [] },
    );
    expect(answer).toMatchObject({ content: [{ type: 'text', text: guide }], isError: false });
    await other.close();
  });

  it('survives hostile input', async () => {
    const long = await call('search_docs', { query: 'x'.repeat(1_000_000) }).catch(String);
    expect(JSON.stringify(long).length).toBeLessThan(1_000);
    expect(JSON.stringify(long)).toMatch(/Too big|too large|413/i);
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => call('get_page', { path: '/vibe/docs/a%20guide' })),
    );
    expect(answers.every(({ text }) => text === guide)).toBe(true);
  });
});

it('refuses pages of other sites, other paths, and requests that come too fast', async () => {
  const limited = await serve(3);
  const ask = (headers: Record<string, string>) =>
    fetch(limited.url, { method: 'POST', headers, body: '{}' });
  expect((await ask({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await fetch(limited.url.replace('/mcp', '/etc/passwd'))).status).toBe(404);
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask({})));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('3');
  await limited.close();
});

it('says what to do when there is no site', () => {
  expect(() => openLibrary(join(folder, 'none'))).toThrow(/Build the site first/);
});
