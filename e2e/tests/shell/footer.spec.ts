import { expect, openPage, readingTest as test } from '../../site-test.ts';

test('S11, S12, C2: the footer has columns, a logo, the two named links and the year', async ({
  page,
}) => {
  await openPage(page, '/vibe/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Documentation', exact: true })).toHaveAttribute(
    'href',
    '/vibe/docs/getting-started/intro',
  );
  await expect(footer.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/vibe/blog');
  await expect(footer.getByRole('img', { name: 'Vikram Betaal (ViBe) logo' })).toBeVisible();
  await expect(footer).toContainText('Copyright © 2025');
});
