import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { startDevServer } from '../../dev-server.ts';

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
  const server = await startDevServer();
  try {
    // The first page waits for the bundle of all components.
    const address = `${server.address}docs/contributing/written-by-a-test`;
    await page.goto(address, { timeout: 300_000 });
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
