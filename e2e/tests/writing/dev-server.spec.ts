import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { DEV_SERVER_OUTPUT, startDevServer } from '../../dev-server.ts';
import { siteRoutes } from '../../routes.ts';

// Two servers at once would write into one folder.
test.describe.configure({ mode: 'default' });

/** What only a build makes, or names by content: styles of the page, hashes, social cards, sizes of saved sets. */
const OF_BUILD: readonly (readonly [RegExp, string])[] = [
  [/<style>.*?<\/style>|<link rel="stylesheet" href="[^"]*">/gs, '<style>'],
  [/(assets\/js\/page)\.\w+\.js/g, '$1.js'],
  [/(assets\/images\/[\w.-]+?)-[\da-f]+\.(\w+)/g, '$1.$2'],
  [/<meta (?:property=og:image|name=twitter:(?:image|card))[^>]*>/g, ''],
  [/(Save for offline \()[^)]*\)/g, '$1)'],
];

/** Removed at the end. */
const FILE = fileURLToPath(
  new URL('../../../site/docs/contributing/written-by-a-test.mdx', import.meta.url),
);

function save(text: string, title = 'A page in progress'): void {
  const head = `title: ${title}\ndescription: Written by a test of the development server.\n`;
  writeFileSync(FILE, `---\n${head}---\n\n${text}\n`);
}

test('the development server shows what is saved, in place, and what is wrong with it', async ({
  page,
}) => {
  save('The first text.');
  rmSync(new URL(`../../../${DEV_SERVER_OUTPUT}`, import.meta.url), {
    recursive: true,
    force: true,
  });
  const server = await startDevServer();
  try {
    // The first pages wait for the bundle of all components, and then for that of what they import.
    const pages = [
      'newdocs/react/effects',
      'newdocs/Express/Middleware',
      'newdocs/React/Memoization',
    ];
    const answers = await Promise.all(
      pages.map((path) => page.request.get(server.address + path, { timeout: 300_000 })),
    );
    for (const answer of answers) expect(answer).toBeOK();
    const [picture = ''] =
      /[^"=]*\/assets\/images\/[^" ]*/.exec((await answers.at(-1)?.text()) ?? '') ?? [];
    expect(await page.request.get(new URL(picture, server.address).href)).toBeOK();
    const address = `${server.address}docs/contributing/written-by-a-test`;
    await page.goto(address);
    const article = page.locator('article');
    await expect(article).toContainText('The first text.');

    // Another text, without another visit: what the reader typed is still there.
    await page.evaluate(() => {
      document.documentElement.dataset.visit = 'first';
    });
    save('The second text.');
    await expect(article).toContainText('The second text.');
    save('The second text.', 'A page with another title');
    await expect(page).toHaveTitle(/^A page with another title/);

    save('The <Missing text.');
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('site/docs/contributing/written-by-a-test.mdx:6:');
    await expect(article).toContainText('The second text.');
    save('[A link](nowhere.mdx) to no page.');
    await expect(article).toContainText('A link to no page.');
    await expect(failure).toBeHidden();
    // The first check reads all pages.
    await expect(page.getByRole('status').last()).toContainText('link/', { timeout: 300_000 });
    expect(await page.evaluate(() => document.documentElement.dataset.visit)).toBe('first');

    // A page that cannot be made is shown as soon as it can.
    save('<Missing />');
    await expect(failure).toContainText('Missing');
    await page.reload();
    await expect(page).toHaveTitle('Error');
    await expect(page.locator('pre')).toContainText('Missing');
    save('The last text.');
    await expect(article).toContainText('The last text.');
  } finally {
    rmSync(FILE);
    await server.stop();
  }
  expect(existsSync(FILE)).toBe(false);
});

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
