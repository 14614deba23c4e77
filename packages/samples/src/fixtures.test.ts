import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryFiles, readSite, type SiteSource } from '@vibe-docs/content';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { memoryCache } from './cache/result-cache.ts';
import { catalogue } from './catalogue.ts';
import { checkSamples } from './check/check-samples.ts';
import { readEnvironment } from './samples-environment.ts';

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));
const fixturesFolder = join(import.meta.dirname, '..', 'fixtures');

const expectedSchema = z.array(
  z.strictObject({ at: z.string(), code: z.string(), message: z.string(), hint: z.string() }),
);

const site: SiteSource = {
  folder: 'site',
  url: 'https://docs.example/vibe',
  sets: [
    {
      kind: 'docs',
      name: 'newdocs',
      folder: 'site/newdocs',
      routeBasePath: 'newdocs',
      sidebars: {},
      versions: [],
    },
  ],
  staticFolders: [],
  knownRoutes: [],
  knownFiles: [],
};

/** Generous limits for a slow CI server; short ones for the cases that test a timeout. */
function limitsOf(name: string) {
  const timeMs = name === 'timeout' ? 4000 : 30_000;
  return { runMs: timeMs, heapMib: 32, commandMs: timeMs };
}

const cases = readdirSync(fixturesFolder).filter((name) =>
  existsSync(join(fixturesFolder, name, 'input.mdx')),
);

function readExpected(name: string) {
  const text = readFileSync(join(fixturesFolder, name, 'expected.json'), 'utf8');
  return expectedSchema.parse(JSON.parse(text));
}

/** Shared by all cases: its compiler parses library files once. */
const machine = readEnvironment(projectFolder, memoryCache());

async function checkCase(name: string) {
  const input = readFileSync(join(fixturesFolder, name, 'input.mdx'), 'utf8');
  const { pages } = readSite(site, memoryFiles({ 'site/newdocs/demo/input.mdx': input }));
  const environment = {
    ...machine,
    cache: memoryCache(),
    listingsFolder: join(fixturesFolder, name, 'listings'),
    limits: limitsOf(name),
  };
  const source = { seriesSets: ['newdocs'], strictSets: ['newdocs'] };
  return await checkSamples(pages, source, { environment, scope: 'all' });
}

describe('a page of fixtures yields the findings in its expected.json', () => {
  test.each(cases)('%s', async (name) => {
    const { diagnostics } = await checkCase(name);
    const found = diagnostics.map(({ file, line, column, code, message, hint }) => ({
      at: `${file}:${line}:${column}`,
      code,
      message,
      hint,
    }));
    expect(found).toEqual(readExpected(name));
  });
});

/** Tested beside their code: a lesson is a page with questions. */
const TESTED_ELSEWHERE = [
  'lesson/command',
  'lesson/exception',
  'lesson/page',
  'lesson/picture',
  'lesson/file',
  'lesson/output',
  'lesson/start',
];

test('every code of the catalogue has a fixture that fails with it', () => {
  const codes = cases.flatMap((name) => readExpected(name).map(({ code }) => code));
  expect([...new Set([...codes, ...TESTED_ELSEWHERE])].sort()).toEqual(
    Object.keys(catalogue).sort(),
  );
});
