import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { isContent } from './content-guard.mjs';
import { reads } from './refuse-content.mjs';

const site = resolve(import.meta.dirname, '../site');
const page = join(site, 'docs/intro.mdx');

// Left here, they would fail this file.
afterEach(() => void reads.splice(0));

it.each([
  ['a page', () => readFileSync(page, 'utf8')],
  ['a page by its address', () => readFileSync(pathToFileURL(page))],
  ['a page later', () => readFile(page)],
  ['whether a post is there', () => existsSync(join(site, 'blog/welcome.mdx'))],
  ['the names of lessons', () => readdirSync(join(site, 'newdocs'))],
  ['all files of the site', () => readdirSync(site, { recursive: true })],
])('does not let tests of the machinery read %s', async (_, read) => {
  await expect(async () => read()).rejects.toThrow(
    /: site.* is content\. .* rename the file of the test to ….content\.test\.ts\./,
  );
  // The caller may hide the error: it is kept, and fails the file.
  expect(reads).toHaveLength(1);
});

it('lets them read everything else', () => {
  expect(readFileSync(join(site, 'package.json'), 'utf8')).toContain('@vibe-docs/site');
  expect(readdirSync(site)).toContain('newdocs');
  expect(reads).toEqual([]);
});

it.each([
  ['site/docs', true],
  ['site/versioned_docs/version-2025/intro.mdx', true],
  ['site/docusaurus.config.ts', false],
  ['packages/content/fixtures/links/site/docs/a.mdx', false],
])('knows of %s whether it is content', (path, is) => {
  expect(isContent(resolve(site, '..', path))).toBe(is);
});
