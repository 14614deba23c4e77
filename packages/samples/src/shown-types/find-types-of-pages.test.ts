import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryFiles, readSite, type SitePage } from '@vibe-docs/content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryCache } from '../cache/result-cache.ts';
import { blockHash } from '../fences/result-files.ts';
import { readEnvironment } from '../samples-environment.ts';
import { findTypesOfPages } from './find-types-of-pages.ts';

const projectFolder = fileURLToPath(new URL('../../../..', import.meta.url));
const source = { seriesSets: ['newdocs'], strictSets: ['newdocs'] };

const LISTING = `import { verbs } from './verbs.js';

export class Reader {
  // #region first
  first(): string {
    // #region inner
    const verb = verbs.at(0);
    // #endregion inner
    return verb ?? 'none';
  }
  // #endregion first
}
`;

const SHOWN = "first(): string {\n  const verb = verbs.at(0);\n  return verb ?? 'none';\n}";

let listingsFolder = '';

beforeAll(() => {
  listingsFolder = mkdtempSync(join(tmpdir(), 'listing-types-'));
  const folder = join(listingsFolder, 'demo/01');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'reader.ts'), LISTING);
  writeFileSync(join(folder, 'verbs.ts'), "export const verbs = ['GET', 'PUT'];\n");
});

afterAll(() => rmSync(listingsFolder, { recursive: true }));

function readPages(text: string): readonly SitePage[] {
  const set = { kind: 'docs', name: 'newdocs', routeBasePath: 'newdocs', sidebars: {} } as const;
  return readSite(
    {
      folder: 'site',
      url: 'https://docs.example',
      sets: [{ ...set, folder: 'site/newdocs', versions: [] }],
      staticFolders: [],
      knownRoutes: [],
      knownFiles: [],
    },
    memoryFiles({ 'site/newdocs/demo/page.mdx': text }),
  ).pages;
}

test('finds the types of blocks and of regions of listings, by the hash of what is shown', () => {
  const environment = { ...readEnvironment(projectFolder, memoryCache()), listingsFolder };
  const meta = 'file="demo/01/reader.ts" region="first"';
  const pages = readPages(`\`\`\`ts\nlet count = 0;\n\`\`\`\n\n\`\`\`ts ${meta}\n\`\`\`\n`);

  const { pages: types } = findTypesOfPages(pages, source, environment);

  const ofPage = types['site/newdocs/demo/page.mdx'] ?? {};
  expect(ofPage[blockHash({ language: 'ts', meta: '', text: 'let count = 0;' })]).toEqual([
    { offset: 4, length: 5, text: 'let count: number' },
  ]);
  const inListing = ofPage[blockHash({ language: 'ts', meta, text: SHOWN })] ?? [];
  expect(
    inListing.map(({ offset, length, text }) => [SHOWN.slice(offset, offset + length), text]),
  ).toEqual([
    ['verb', 'const verb: string | undefined'],
    ['verbs', '(alias) const verbs: string[]'],
    ['at', '(method) Array<string>.at(index: number): string | undefined'],
  ]);
});

test('does not run the compiler for cached results', () => {
  const text = '```ts\nlet known = 1;\n```\n';
  const values = new Map<string, unknown>();
  const asked: string[] = [];
  const cache = {
    get: (key: string) => {
      asked.push(key);
      return values.get(key);
    },
    set: (key: string, value: unknown) => {
      values.set(key, value);
    },
    save: () => {},
  };
  const environment = readEnvironment(projectFolder, cache);
  findTypesOfPages(readPages(text), source, environment);
  const [key = ''] = asked;
  values.set(key, { findings: [], shown: [{ offset: 0, length: 3, text: 'from the cache' }] });

  const { pages } = findTypesOfPages(readPages(text), source, environment);

  expect(JSON.stringify(pages)).toContain('from the cache');
});
