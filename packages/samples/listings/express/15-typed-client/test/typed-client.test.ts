import { readFileSync } from 'node:fs';
import { format } from 'node:util';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { compilerErrors } from '../../../compile.js';
import { expectRecorded, listen } from '../../../transcript.js';
import { app as driftedApp } from '../mistakes/driftedApp.js';
import { addDelete } from '../solution/delete.js';
import { app } from '../src/app.js';

vi.setConfig({ testTimeout: 60_000 });

const at = (path: string) => new URL(`../${path}`, import.meta.url);
const read = (path: string) => readFileSync(at(path), 'utf8');
const record = (name: string, text: string) => expectRecorded(at(`output/${name}.txt`), text);
const errorsOf = (name: string) =>
  compilerErrors(at(`mistakes/${name}.ts`), at('tsconfig.json'), 'src/try.ts');
const typesOf = async (document: OpenAPI3) => astToString(await openapiTypes(document));

/** Source without comments, spaces and punctuation that a formatter chooses. */
function plain(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/[\s"';,]/g, '');
}

/** Runs a program of the lesson, with Riddle on a free port in place of 3000, and gives what it prints. */
async function run(load: () => Promise<unknown>, server = app): Promise<string> {
  const { port, close } = await listen(server);
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (request: Request) =>
    realFetch(new Request(request.url.replace(':3000', `:${port}`), request)),
  );
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => {
    close();
    vi.unstubAllGlobals();
    log.mockRestore();
  });
  vi.resetModules();
  await load();
  const printed = log.mock.calls.map((words) => format(...words)).join('\n');
  return `$ npx tsc && node build/try.js\n${printed}`;
}

test('the types are those that the document gives', async () => {
  const document: OpenAPI3 = parse(read('riddle.openapi.yaml'));
  expect(plain(read('src/schema.ts'))).toBe(plain(await typesOf(document)));
});

test('reads a question', async () => {
  record('read', await run(() => import('../src/read.js')));
});

test('a refused request has an error and no data', async () => {
  expect(plain(read('steps/missing.ts')).replace('q9', 'q1').replace('../src', '.')).toBe(
    plain(read('src/read.ts')),
  );
  record('missing', await run(() => import('../steps/missing.js')));
});

test('an attempt with the token is graded', async () => {
  record('attempt', await run(() => import('../src/attempt.js')));
});

test.each(['path', 'params', 'body', 'unchecked'])('a wrong %s does not compile', (name) => {
  record(name, errorsOf(name));
});

test('after a renamed field, the compiler names what uses it', () => {
  record('renamed', errorsOf('renamed'));
});

test('the client believes the document', async () => {
  record('drifted', await run(() => import('../src/read.js'), driftedApp));
});

test('the solution deletes once', async () => {
  addDelete(app);
  record('delete', await run(() => import('../solution/try.js')));
});

test('the types of the solution are those of its document', async () => {
  const document = parse(read('riddle.openapi.yaml'));
  Object.assign(
    document.paths['/questions/{questionId}'],
    parse(read('solution/delete.openapi.yaml')),
  );
  expect(plain(read('solution/schema.ts'))).toBe(plain(await typesOf(document)));
});
