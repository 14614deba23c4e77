import { siteRoutes } from '../routes.ts';
import { expect, test } from '../site-test.ts';

test.use({ javaScriptEnabled: false });

test('every page can be read and left without JavaScript', async ({ page }) => {
  test.setTimeout(120_000);
  for (const { path, title } of siteRoutes) {
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
