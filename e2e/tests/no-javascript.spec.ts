import { siteRoutes } from '../routes.ts';
import { expect, test } from '../site-test.ts';

test.use({ javaScriptEnabled: false });

/** What can be seen depends on styles, which pages of a kind share; routes.spec.ts reads all titles. */
const FIRST_OF_KIND = siteRoutes.filter(
  ({ kind }, place) => siteRoutes.findIndex((route) => route.kind === kind) === place,
);

test('a page of each kind can be read and left without JavaScript', async ({ page }) => {
  test.setTimeout(120_000);
  expect(FIRST_OF_KIND.length).toBeGreaterThan(10);
  for (const { path, title } of FIRST_OF_KIND) {
    await page.goto(encodeURI(path));
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(
      page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Documentation', exact: true }),
      path,
    ).toBeVisible();
    const text = await page.locator('main').innerText();
    expect(text.length, path).toBeGreaterThan(40);
  }
});
