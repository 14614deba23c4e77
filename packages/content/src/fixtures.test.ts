import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { catalogue } from './catalogue.ts';
import { type ContentSource, checkContent } from './check-content.ts';
import { diskFiles, memoryFiles } from './site/source-files.ts';

const fixturesFolder = join(import.meta.dirname, '..', 'fixtures');

/** `file` is the path at which the case's `input.mdx` is placed in the site. */
const expectedSchema = z.strictObject({
  file: z.string(),
  diagnostics: z.array(
    z.strictObject({
      at: z.string(),
      code: z.string(),
      message: z.string(),
      hint: z.string(),
    }),
  ),
});

const source: ContentSource = {
  folder: 'site',
  url: 'https://docs.example/vibe',
  sets: [
    {
      kind: 'docs',
      name: 'docs',
      folder: 'site/docs',
      routeBasePath: 'docs',
      sidebars: {
        main: [
          {
            type: 'category',
            label: 'Tools',
            link: { type: 'generated-index', slug: '/category/tools' },
            items: [],
          },
        ],
      },
      versions: [],
    },
    { kind: 'blog', name: 'blog', folder: 'site/blog', routeBasePath: 'blog', postsPerPage: 4 },
    { kind: 'pages', name: 'pages', folder: 'site/src/pages', routeBasePath: '/' },
  ],
  staticFolders: ['site/static'],
  knownRoutes: ['/search'],
  knownFiles: [],
  externalLinks: 'site/external-links.json',
};

const cases = readdirSync(fixturesFolder).filter((name) =>
  existsSync(join(fixturesFolder, name, 'input.mdx')),
);

function readExpected(name: string) {
  const text = readFileSync(join(fixturesFolder, name, 'expected.json'), 'utf8');
  return expectedSchema.parse(JSON.parse(text));
}

/** What a case with a `vocabulary.json` says about lessons and their terms. */
function vocabularyOf(name: string): Pick<ContentSource, 'vocabulary'> {
  const path = join(fixturesFolder, name, 'vocabulary.json');
  if (!existsSync(path)) {
    return {};
  }
  const { terms, series } = JSON.parse(readFileSync(path, 'utf8'));
  return {
    vocabulary: { file: 'site/vocabulary.json', terms, series, codeOf: ({ value }) => value },
  };
}

/** The shared files, the case's input at its path, and the case's other files, which override both. */
function siteOf(name: string, inputFile: string) {
  const disk = diskFiles(fixturesFolder);
  const inputFolder = inputFile.slice(0, inputFile.lastIndexOf('/'));
  const entries = [...disk.list('surroundings'), ...disk.list(name)].map((path) => {
    const text = disk.read(path) ?? '';
    const local = path.slice(path.indexOf('/') + 1);
    if (local === 'external-links.json') {
      return [source.externalLinks, text] as const;
    }
    if (path.startsWith('surroundings/')) {
      return [`site/${local}`, text] as const;
    }
    return [local === 'input.mdx' ? inputFile : `${inputFolder}/${local}`, text] as const;
  });
  return memoryFiles(Object.fromEntries(entries));
}

describe('a page of fixtures yields the findings in its expected.json', () => {
  test.each(cases)('%s', (name) => {
    const expected = readExpected(name);
    const { diagnostics } = checkContent(
      { ...source, ...vocabularyOf(name) },
      siteOf(name, expected.file),
    );
    const found = diagnostics.map(({ file, line, column, code, message, hint }) => ({
      at: `${file}:${line}:${column}`,
      code,
      message,
      hint,
    }));
    expect(found).toEqual(expected.diagnostics);
  });
});

test('every code of the catalogue has a fixture that fails with it', () => {
  const codes = cases.flatMap((name) => readExpected(name).diagnostics.map(({ code }) => code));
  expect([...new Set(codes)].sort()).toEqual(Object.keys(catalogue).sort());
});
