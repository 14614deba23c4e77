import { expect, test as freshTest, openPage, readingTest as test } from '../../site-test.ts';

const DOC = '/vibe/docs/getting-started/intro';

test.describe('on a system that prefers dark', () => {
  freshTest.use({ colorScheme: 'dark' });

  freshTest(
    'S7, T3: the site starts light and keeps the choice of the reader',
    async ({ page }) => {
      await openPage(page, DOC);
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-theme', 'light');
      const button = page.getByRole('button', { name: /Switch between dark and light mode/ });
      await expect(button).toHaveAccessibleName(/currently light mode/);
      await button.click();
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await expect(button).toHaveAccessibleName(/currently dark mode/);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
      await page.reload();
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(html).toHaveAttribute('data-theme', 'dark');
    },
  );
});

freshTest('T3: the stored colour mode is there before the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.goto(DOC);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('S16: the logo has a light and a dark variant, and the toggle switches them', async ({
  page,
}) => {
  await openPage(page, DOC);
  const logo = page.locator('.navbar__inner .navbar__logo use');
  await expect(logo).toBeVisible();
  await expect(logo).toHaveCSS('--logo-ground', '#2b1a4a');
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(logo).toHaveCSS('--logo-ground', '#5330a0');
});
