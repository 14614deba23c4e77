import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPublished } from '../../../tools/check-published.mjs';
import { keepPreviousAssets } from '../../../tools/keep-previous-assets.mjs';
import { expect, test } from '../../site-test.ts';

const release = fileURLToPath(new URL('../../../site/build', import.meta.url));

/** The files that the check compares, in a folder of their own. */
const COMPARED = [
  'index.html',
  'blog.html',
  'api.html',
  'docs/getting-started/intro.html',
  'newdocs/Express/Getting Started with Express.html',
  'search-core.json',
  'search-manifest.json',
  'assets/search',
];

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'published-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

test('the check passes for a server with the release', async ({ baseURL }) => {
  expect(await checkPublished({ address: `${baseURL}/vibe/`, release })).toEqual([]);
});

test('the check fails for a server with an older release', async ({ baseURL }) => {
  for (const path of COMPARED) {
    cpSync(join(release, path), join(folder, path), { recursive: true });
  }
  writeFileSync(join(folder, 'blog.html'), 'newer');
  expect(await checkPublished({ address: `${baseURL}/vibe/`, release: folder })).toEqual([
    `${baseURL}/vibe/blog is not blog.html of this release.`,
  ]);
});

test('the check of another site fails for every page, the redirect and the search index', async ({
  baseURL,
}) => {
  const problems = await checkPublished({ address: `${baseURL}/other/`, release });
  expect(problems).toHaveLength(8);
  expect(problems).toContain(`${baseURL}/other/blog answers 404.`);
});

test('files of the previous release are kept, older ones are removed', () => {
  const assets = join(folder, 'assets');
  const kept = join(folder, 'kept');
  const publish = (name: string, text: string) => {
    rmSync(assets, { recursive: true, force: true });
    mkdirSync(assets);
    writeFileSync(join(assets, name), text);
    writeFileSync(join(assets, 'same.js'), text);
    keepPreviousAssets(assets, kept);
  };
  publish('a.js', '1');
  publish('b.js', '2');
  publish('c.js', '3');
  expect(() => readFileSync(join(assets, 'a.js'))).toThrow('ENOENT');
  expect(
    ['b.js', 'c.js', 'same.js'].map((file) => readFileSync(join(assets, file), 'utf8')),
  ).toEqual(['2', '3', '3']);
});
