import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Code, Root } from 'mdast';
import { VFile } from 'vfile';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blockHash } from '../src/fences/index.ts';
import { fillBlock, fillListings } from './fill-listings.ts';

let project = '';

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'fill-listings-'));
  const listing = join(project, 'packages/samples/listings/demo/01');
  mkdirSync(listing, { recursive: true });
  writeFileSync(join(listing, 'ask.ts'), '// #region ask\n  ask();\n// #endregion ask\n');
});

afterEach(() => rmSync(project, { recursive: true }));

/** Runs the plugin on a page with one block, and returns the page. */
function fillPage(code: Code): Root {
  const root: Root = { type: 'root', children: [code] };
  fillListings()(root, new VFile({ path: join(project, 'site/docs/a.mdx') }));
  return root;
}

function fill(lang: string, meta: string, value = ''): Code {
  const code: Code = { type: 'code', lang, meta, value };
  fillPage(code);
  return code;
}

test.each([
  ['ts', ['mdxJsxFlowElement', 'code']],
  ['steps', ['mdxJsxFlowElement']],
])('puts what the reader does above a %s block', (lang, types) => {
  const meta = 'press="Send" stop';
  const { children } = fillPage({ type: 'code', lang, meta, value: '' });
  expect(children.map(({ type }) => type)).toEqual(types);
  const [instructions] = children;
  const attributes = instructions?.type === 'mdxJsxFlowElement' ? instructions.attributes : [];
  expect(JSON.parse(String(attributes[0]?.value))).toMatchObject([
    { name: 'press', value: 'Send' },
    { name: 'stop' },
  ]);
});

test('puts the region of a listing into an empty block', () => {
  const code = fill('ts', 'file="demo/01/ask.ts" region="ask" title="src/ask.ts"');
  expect(code.value).toBe('ask();');
  expect(code.data?.hProperties).toEqual({ title: 'src/ask.ts' });
});

test.each([
  ['ts', 'run live', 'main.ts', 'main.ts'],
  ['tsx', 'live title="App.tsx"', 'App.tsx', 'App.tsx'],
  ['ts', 'file="demo/01/ask.ts" live', 'demo/01/ask.ts', 'demo/01/ask.ts'],
  [
    'ts',
    'file="demo/01/ask.ts" live="demo/01/live/App.tsx"',
    'demo/01/live/App.tsx',
    'demo/01/ask.ts',
  ],
])('names what the Run button of a %s block runs: %s', (lang, meta, liveEntry, liveFile) => {
  expect(fill(lang, meta).data?.hProperties).toMatchObject({ liveEntry, liveFile });
});

test.each([
  ['file="demo/01/no.ts"', 'no file "demo/01/no.ts"'],
  ['file="demo/01/ask.ts" region="no"', 'no region "no" in "demo/01/ask.ts"'],
])('stops the build for %s', (meta, message) => {
  expect(() => fill('ts', meta)).toThrow(message);
});

test('marks a proven block, unless its text has changed', () => {
  const hash = blockHash({ language: 'text', meta: 'output', text: '1' });
  mkdirSync(join(project, 'site/.samples'), { recursive: true });
  writeFileSync(
    join(project, 'site/.samples/results.json'),
    JSON.stringify({
      format: 1,
      versions: { node: '20.1.0', typescript: '6.0.3' },
      pages: { 'site/docs/a.mdx': { [hash]: ['compared'] } },
    }),
  );
  expect(fill('text', 'output', '1').data?.hProperties).toEqual({
    shows: 'output',
    proof: '6.0.3 20.1.0 compared',
  });
  expect(fill('text', 'output', '2').data?.hProperties).toEqual({ shows: 'output' });
});

test('passes on the types of a block, unless its text has changed', () => {
  const hash = blockHash({ language: 'ts', meta: '', text: 'let a = 1;' });
  const types = [{ offset: 4, length: 1, text: 'let a: number' }];
  mkdirSync(join(project, 'site/.samples'), { recursive: true });
  writeFileSync(
    join(project, 'site/.samples/types.json'),
    JSON.stringify({ format: 1, pages: { 'site/docs/a.mdx': { [hash]: types } } }),
  );
  expect(fill('ts', '', 'let a = 1;').data?.hProperties).toEqual({
    shownTypes: JSON.stringify(types),
  });
  expect(fill('ts', '', 'let a = 2;').data?.hProperties).toEqual({});
});

test('fills a block of a questions file like on a page', () => {
  const code: Code = {
    type: 'code',
    lang: 'ts',
    meta: 'file="demo/01/ask.ts" region="ask"',
    value: '',
  };
  fillBlock(code, join(project, 'site/docs/a.questions.yaml'));
  expect(code.value).toBe('ask();');
});
