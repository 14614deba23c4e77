// The theme knows no site: with it alone, a site of three pages builds as documents.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installed } from '../../internals/assume.ts';

const THEME = join(__dirname, '../..');
const outDir = mkdtempSync(join(tmpdir(), 'three-pages-'));

beforeAll(() => {
  const command = [installed('@docusaurus/core/bin/docusaurus.mjs'), 'build', '--out-dir', outDir];
  execFileSync(process.execPath, command, {
    cwd: join(THEME, 'fixtures/three-pages'),
    env: { ...process.env, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1' },
  });
});
afterAll(() => rmSync(outDir, { recursive: true }));

test.each(['index.html', 'docs/first.html', 'docs/second.html'])('%s is a document', (file) => {
  const page = readFileSync(join(outDir, file), 'utf8');
  const scripts = Array.from(page.matchAll(/<script src="?([^" >]+)/g), ([, address]) => address);
  expect(scripts).toEqual([expect.stringMatching(/^\/three\/assets\/js\/page\.[0-9a-f]{8}\.js$/)]);
  expect(page).toContain('<style>');
  expect(page).toMatch(/id="?site-menu/);
});

test('a kind of admonition of the site has its word and its class', () => {
  const page = readFileSync(join(outDir, 'docs/second.html'), 'utf8');
  expect(page).toMatch(/class="[^"]*alert alert--question"/);
  expect(page).toMatch(/<\/span>Question<\/div>/);
  // The note has no name besides: a screen reader would say the word twice.
  expect(page).toMatch(/<div role="?note"?>/);
});

test('no source of the theme names the product', () => {
  const naming = ['ui', 'build', 'internals']
    .flatMap((folder) =>
      readdirSync(join(THEME, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => /(?<!\.test)\.(?:tsx?|css|json)$/.test(file))
    .filter((file) => /ViBe|vicharanashala/.test(readFileSync(join(THEME, file), 'utf8')));
  expect(naming).toEqual([]);
});
