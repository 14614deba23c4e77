// A page that requests Docusaurus' application in its front matter.
import type { Page } from '@playwright/test';
import { expect, noteTexts, openPage, test } from '../../site-test.ts';

const PAGE = '/vibe/docs/contributing/application-page';

/** Presses the counter until the application has started: it does not replay presses. */
async function startApplication(page: Page): Promise<void> {
  await openPage(page, PAGE);
  const counter = page.getByRole('button', { name: /^Presses: / });
  await expect(async () => {
    await counter.click();
    await expect(counter).not.toHaveText('Presses: 0', { timeout: 500 });
  }).toPass();
}

test('its components keep state without an island', async ({ page, trouble }) => {
  await startApplication(page);
  expect(trouble).toEqual({ errors: [], offSite: [] });
});

test('islands and native controls work as on other pages', async ({ page, context, trouble }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startApplication(page);
  await page.getByRole('button', { name: 'Start the pipeline explorer' }).click();
  await expect(page.getByRole('list', { name: 'Stages' })).toBeVisible();

  const copy = page.locator('figure').getByRole('button', { name: 'Copy' });
  const said = await noteTexts(copy);
  await copy.click();
  await expect.poll(said).toContain('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('const answer = 42;');

  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(trouble.errors).toEqual([]);
});

test('its links navigate without loading a document', async ({ page, trouble }) => {
  await startApplication(page);
  const document = await page.evaluateHandle(() => window.document);
  await page.getByRole('main').getByRole('link', { name: 'Planned work' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planned work');
  expect(await document.evaluate((first) => first === window.document)).toBe(true);
  // The page script also updates the new page.
  await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
  await expect(page.locator('.table-of-contents__link--active')).toHaveCount(1);
  expect(trouble.errors).toEqual([]);
});

test('it is kept from search engines and from the list of pages', async ({ page }) => {
  await openPage(page, PAGE);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await openPage(page, '/vibe/search');
  await expect(page.getByRole('main').locator(`a[href^="${PAGE}"]`)).toHaveCount(0);
});
