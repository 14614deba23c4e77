import { expect, openPage, test } from '../../site-test.ts';

test('a page about the product says what it was checked against and takes reports', async ({
  page,
}) => {
  await openPage(page, '/vibe/docs/getting-started/intro');
  const evidence = page.getByText('Checked against ViBe 75af023, 21 August 2026');
  await expect(evidence).toContainText('git checkout 75af02378');
  await expect(evidence.getByRole('link', { name: /^ViBe/ })).toHaveAttribute(
    'href',
    'https://github.com/vicharanashala/vibe/commit/75af02378',
  );
  const report = await evidence
    .getByRole('link', { name: 'Report a problem' })
    .getAttribute('href');
  const body = new URL(report ?? '').searchParams.get('body');
  expect(body).toContain('/vibe/docs/getting-started/intro\n');
  expect(body).toContain('75af02378');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each step of a procedure takes a report that names it', async ({ page }) => {
    await page.goto('/vibe/docs/getting-started/first-course');
    const report = await page
      .getByRole('link', { name: 'Report a problem with "Make yourself an admin"' })
      .getAttribute('href');
    const parameters = new URL(report ?? '').searchParams;
    expect(parameters.get('title')).toBe(
      'Docs: problem on "Roles and a first course", "Make yourself an admin"',
    );
    expect(parameters.get('body')).toContain(
      '/vibe/docs/getting-started/first-course#admin\nSection: Make yourself an admin\n',
    );
    await expect(page.getByRole('link', { name: 'Report a problem with "Next"' })).toHaveCount(0);
  });
});
