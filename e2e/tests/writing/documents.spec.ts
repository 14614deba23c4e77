import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { startDevServer } from '../../dev-server.ts';
import { siteRoutes } from '../../routes.ts';

/** What only a build makes, or names by content: styles of the page, hashes, social cards, sizes of saved sets. */
const OF_BUILD: readonly (readonly [RegExp, string])[] = [
  [/<style>.*?<\/style>|<link rel="stylesheet" href="[^"]*">/gs, '<style>'],
  [/(assets\/js\/page)\.\w+\.js/g, '$1.js'],
  [/(assets\/images\/[\w.-]+?)-[\da-f]+\.(\w+)/g, '$1.$2'],
  [/<meta (?:property=og:image|name=twitter:(?:image|card))[^>]*>/g, ''],
  [/(Save for offline \()[^)]*\)/g, '$1)'],
];

test('a page in development is that of the build @nightly', async ({ request }) => {
  const server = await startDevServer(['--production']);
  try {
    const differences: string[] = [];
    for (const { path } of siteRoutes) {
      const file = `${path.slice('/vibe/'.length) || 'index'}.html`;
      const built = readFileSync(new URL(`../../../site/build/${file}`, import.meta.url), 'utf8');
      const address = `${server.address}${encodeURI(path.slice('/vibe/'.length))}`;
      const made = await (await request.get(address)).text();
      if (normalise(made) !== normalise(built)) differences.push(path);
    }
    expect(differences).toEqual([]);
  } finally {
    await server.stop();
  }
});

function normalise(html: string): string {
  return OF_BUILD.reduce((text, [pattern, by]) => text.replace(pattern, by), html);
}
