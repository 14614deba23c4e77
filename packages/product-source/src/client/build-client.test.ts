import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { Project, ts } from 'ts-morph';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readNewestFacts } from '../compare/find-stale.ts';
import { buildOpenApi } from '../openapi/build-openapi.ts';
import { readTexts } from '../openapi/read-texts.ts';
import { initialEntries } from '../request/read-entries.ts';
import { buildRequestModel } from '../request/request-model.ts';
import { writeSamples } from '../request/write-samples.ts';
import { buildClient, type ClientFiles } from './build-client.ts';

const facts = readNewestFacts();
const folder = mkdtempSync(join(tmpdir(), 'vibe-client-'));
let files: ClientFiles = {};

beforeAll(async () => {
  files = await buildClient(buildOpenApi(facts, readTexts()));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}, 60_000);

/** Messages of the compiler about a program beside the files, each with its line, counted from 1. */
function messagesOf(name: string, text: string): readonly string[] {
  const file = join(folder, name);
  writeFileSync(file, text);
  const project = new Project({
    compilerOptions: {
      strict: true,
      noEmit: true,
      types: [],
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
    },
  });
  project.addSourceFileAtPath(file);
  return project.getPreEmitDiagnostics().map((diagnostic) => {
    const message = ts.flattenDiagnosticMessageText(diagnostic.compilerObject.messageText, ' ');
    return `${diagnostic.getLineNumber() ?? 0}: ${message.slice(0, 160)}`;
  });
}

describe('the types for download', () => {
  it('refuse wrong paths, missing parameters and wrong bodies', () => {
    const text = `import { createVibeClient } from './vibe-client.js';
const vibe = createVibeClient({ token: async () => 'a' });
const { data, error } = await vibe.POST('/api/auth/login', { body: { email: 'a@b.c', password: 'long enough' } });
const course = await vibe.GET('/api/courses/{courseId}', { params: { path: { courseId: '1' } } });
const name: string | undefined = course.data?.name;
await vibe.GET('/api/nothing');
await vibe.GET('/api/courses/{courseId}');
await vibe.POST('/api/auth/login', { body: { email: 1, password: 'a' } });
export { data, error, name };
`;
    expect(messagesOf('calls.mts', text).map((message) => Number.parseInt(message, 10))).toEqual([
      6, 7, 8,
    ]);
  }, 60_000);

  it('fit the bodies of all TypeScript samples', () => {
    const schemas = Object.fromEntries(facts.schemas.map(({ name, schema }) => [name, schema]));
    const reached = facts.operations.filter(
      ({ served, shadowedBy }) => served && shadowedBy === null,
    );
    const blocks = reached.map((operation) => {
      const model = buildRequestModel(operation, schemas, 'http://localhost:8080');
      const sample = writeSamples(model, initialEntries(model))[1]?.text ?? '';
      // In a sample, `JSON.stringify` takes the body of its operation.
      return `{ const JSON = { stringify: (body: Body<'${operation.id}'>) => String(body) };\n${sample}\n}`;
    });
    const variables = new Set(reached.flatMap(({ path }) => path.match(/(?<=\{)\w+(?=\})/g) ?? []));
    const text = `import type { operations } from './vibe-api.js';
type Body<Id extends keyof operations> = operations[Id] extends { requestBody?: { content: { 'application/json': infer Content } } } ? Content : never;
declare const file: Blob;
${[...new Set(['token', 'key', ...variables])].map((name) => `declare const ${name}: string;`).join('\n')}
${blocks.join('\n')}
export {};
`;
    expect(blocks.length).toBeGreaterThan(300);
    expect(messagesOf('samples.mts', text)).toEqual([]);
    const broken = text.replace('"password": "SecureP@ssw0rd"', '"password": 1');
    expect(messagesOf('broken.mts', broken)).toHaveLength(1);
  }, 120_000);
});

describe('the client for download', () => {
  const requests: object[] = [];
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      requests.push({ method, url, caller: headers.authorization ?? headers['x-api-key'], body });
      response.writeHead(url === '/api/courses/missing' ? 404 : 200, {
        'content-type': 'application/json',
      });
      response.end('{"message":"answer"}');
    });
  });
  let baseUrl = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(() => server.close());

  it('weighs at most 5 kB', () => {
    const { 'vibe-client.js': client = '' } = files;
    expect(client.length).toBeGreaterThan(1000);
    expect(brotliCompressSync(client).length).toBeLessThanOrEqual(5000);
  });

  it('sends path, query, body and token, and tells answers from errors', async () => {
    const { createVibeClient } = await import(pathToFileURL(join(folder, 'vibe-client.js')).href);
    let turn = 0;
    const vibe = createVibeClient({
      baseUrl,
      token: async () => {
        turn += 1;
        return `token${turn}`;
      },
    });
    const body = { email: 'a@b.c', password: 'long enough' };
    const login = await vibe.POST('/api/auth/login', { body });
    const params = { path: { courseId: 'missing' } };
    const course = await vibe.GET('/api/courses/{courseId}', { params });
    await createVibeClient({ baseUrl, apiKey: 'k' }).GET('/api/courses/public', {
      params: { query: { page: 2 } },
    });
    expect([login.data, login.error]).toEqual([{ message: 'answer' }, undefined]);
    expect([course.data, course.error, course.response.status]).toEqual([
      undefined,
      { message: 'answer' },
      404,
    ]);
    expect(requests).toEqual([
      {
        method: 'POST',
        url: '/api/auth/login',
        caller: 'Bearer token1',
        body: JSON.stringify(body),
      },
      { method: 'GET', url: '/api/courses/missing', caller: 'Bearer token2', body: '' },
      { method: 'GET', url: '/api/courses/public?page=2', caller: 'k', body: '' },
    ]);
  });
});
