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
});

/**
 * Messages of the compiler about programs beside the files, each with its line, counted from 1. One compilation
 * for all of them: the types alone take seconds.
 */
function messagesOf(programs: Readonly<Record<string, string>>): Record<string, string[]> {
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
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(folder, name), text);
    project.addSourceFileAtPath(join(folder, name));
  }
  const messages: Record<string, string[]> = {};
  for (const diagnostic of project.getPreEmitDiagnostics()) {
    const message = ts.flattenDiagnosticMessageText(diagnostic.compilerObject.messageText, ' ');
    const name = diagnostic.getSourceFile()?.getBaseName() ?? 'no file';
    messages[name] ??= [];
    messages[name].push(`${diagnostic.getLineNumber() ?? 0}: ${message.slice(0, 160)}`);
  }
  return messages;
}

/** A program with wrong calls in its last three lines. */
const CALLS = `import { createVibeClient } from './vibe-client.js';
const vibe = createVibeClient({ token: async () => 'a' });
const { data, error } = await vibe.POST('/api/auth/login', { body: { email: 'a@b.c', password: 'long enough' } });
const course = await vibe.GET('/api/courses/{courseId}', { params: { path: { courseId: '1' } } });
const name: string | undefined = course.data?.name;
export { data, error, name };
await vibe.GET('/api/nothing');
await vibe.GET('/api/courses/{courseId}');
await vibe.POST('/api/auth/login', { body: { email: 1, password: 'a' } });
`;

const reached = facts.operations.filter(({ served, shadowedBy }) => served && shadowedBy === null);

/** The TypeScript sample of each operation; in it, `JSON.stringify` takes the body of its operation. */
function samplesOfAll(): readonly string[] {
  const schemas = Object.fromEntries(facts.schemas.map(({ name, schema }) => [name, schema]));
  return reached.map((operation) => {
    const model = buildRequestModel(operation, schemas);
    const text = writeSamples(model, initialEntries(model))[1]?.text ?? '';
    const sample = text.replace("import { openAsBlob } from 'node:fs';\n", '');
    return `{ const JSON = { stringify: (body: Body<'${operation.id}'>) => String(body) };\n${sample}\n}`;
  });
}

function programOf(samples: readonly string[]): string {
  const variables = new Set(reached.flatMap(({ path }) => path.match(/(?<=\{)\w+(?=\})/g) ?? []));
  return `import type { operations } from './vibe-api.js';
type Body<Id extends keyof operations> = operations[Id] extends { requestBody?: { content: { 'application/json': infer Content } } } ? Content : never;
declare const openAsBlob: (path: string) => Promise<Blob>;
${[...new Set(['token', 'key', ...variables])].map((name) => `declare const ${name}: string;`).join('\n')}
${samples.join('\n')}
export {};
`;
}

it('the types for download fit all samples, and refuse wrong paths, missing parameters and wrong bodies', () => {
  const samples = samplesOfAll();
  expect(samples.length).toBeGreaterThan(300);
  const password = '"password": "SecureP@ssw0rd"';
  const withPassword = samples.filter((sample) => sample.includes(password)).slice(0, 1);
  const messages = messagesOf({
    'calls.mts': CALLS,
    'samples.mts': programOf(samples),
    'broken.mts': programOf(withPassword).replace(password, '"password": 1'),
  });
  expect(Object.keys(messages).sort()).toEqual(['broken.mts', 'calls.mts']);
  expect(messages['calls.mts']?.map((message) => Number.parseInt(message, 10))).toEqual([7, 8, 9]);
  expect(messages['broken.mts']).toHaveLength(1);
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
