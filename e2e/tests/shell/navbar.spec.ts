import { expect, openPage, readingTest as test } from '../../site-test.ts';

const DOC = '/vibe/docs/getting-started/intro';

test('S1: the first Tab reaches a link that skips to the main content', async ({ page }) => {
  await openPage(page, DOC);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('S2: the navbar leads to both docs sets, the API page and the repository', async ({
  page,
}) => {
  await openPage(page, '/vibe/');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await expect(navbar.getByRole('link', { name: 'Documentation', exact: true })).toHaveAttribute(
    'href',
    '/vibe/docs/intro',
  );
  await expect(navbar.getByRole('link', { name: 'MERN Tutorial' })).toHaveAttribute(
    'href',
    /^\/vibe\/newdocs\/Express\/Getting( |%20)Started( |%20)with( |%20)Express$/,
  );
  await expect(navbar.getByRole('link', { name: 'API Documentation' })).toHaveAttribute(
    'href',
    '/vibe/api',
  );
  await expect(navbar.getByRole('link', { name: /GitHub/ })).toHaveAttribute(
    'href',
    'https://github.com/vicharanashala/vibe',
  );
  await expect(navbar.getByRole('button', { name: /^Search/ })).toBeVisible();
});

test('S8, C1: the language dropdown lists English alone', { tag: '@firefox' }, async ({ page }) => {
  await openPage(page, DOC);
  const dropdown = page.locator('.navbar .dropdown', { hasText: 'English' });
  await dropdown.locator('summary').click();
  await expect(dropdown.getByRole('link')).toHaveText(['English']);
});

test('S8: a language link keeps the query and the hash of the address', async ({ page }) => {
  await openPage(page, `${DOC}?a=1#next`);
  const dropdown = page.locator('.navbar .dropdown', { hasText: 'English' });
  await dropdown.locator('summary').click();
  await dropdown.getByRole('link').click();
  await expect(page).toHaveURL(`${DOC}?a=1#next`);
});

test('dropdowns close by Escape, by a press outside, and when the focus leaves', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, DOC);
  const versions = page.locator('summary.navbar__link', { hasText: 'Current' });
  const older = page.getByRole('link', { name: 'July 2025', exact: true });
  await versions.click();
  await expect(older).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(older).toBeHidden();
  await expect(versions).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(older).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(older).toBeHidden();

  await versions.click();
  await page.locator('summary.navbar__link', { hasText: 'English' }).focus();
  await expect(older).toBeHidden();
});

test('S9, T4: the version dropdown leads to the older version and keeps the choice', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, '/vibe/docs/intro?a=1');
  await page.locator('summary.navbar__link', { hasText: 'Current' }).click();
  await page.getByRole('link', { name: 'July 2025', exact: true }).click();
  await expect(page).toHaveURL(/\/vibe\/docs\/2025\/intro\?a=1$/);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
    '2025',
  );
  await openPage(page, '/vibe/');
  await expect(page.locator('summary.navbar__link', { hasText: 'July 2025' })).toBeVisible();
  await expect(
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Documentation', exact: true }),
  ).toHaveAttribute('href', /^\/vibe\/docs\/2025\//);
  await openPage(page, DOC);
  await expect(page.locator('summary.navbar__link', { hasText: 'Current' })).toBeVisible();
});

test('S3: navbar items are on the left and right, with a label and a target', async ({ page }) => {
  await openPage(page, '/vibe/');
  const left = page.locator('.navbar__items:not(.navbar__items--right) a.navbar__link');
  await expect(left).toHaveText(['Documentation', 'MERN Tutorial', 'API Documentation']);
  const right = page.locator('.navbar__items--right');
  await expect(right.getByRole('link', { name: /GitHub/ })).toBeVisible();
  await expect(right.locator('summary', { hasText: 'English' })).toBeVisible();
});
