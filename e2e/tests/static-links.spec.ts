import { expect, test } from '../site-test.ts';
import { connectBy, GENERATOR_SCRIPTS, isHydrated, SLOW } from '../static-page.ts';

const DOC = '/vibe/docs/getting-started/intro';

test('a link works without React', async ({ page }) => {
  await page.route(GENERATOR_SCRIPTS, (route) => route.abort());
  await page.goto(DOC);
  await page.getByRole('link', { name: 'Project structure' }).last().click();
  await expect(page).toHaveURL('/vibe/docs/getting-started/project-structure');
});

test('a link of a page that has a pointer takes on its colours slowly', async ({ page }) => {
  await page.goto(DOC);
  await expect(page.locator('.pagination-nav__link--next')).toHaveCSS(
    'transition-duration',
    '0.15s',
  );
});

test.describe('a finger on a link', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 412, height: 823 } });

  test('leads to the next page, and neither colours nor React hold it up', async ({ page }) => {
    await connectBy(page, SLOW);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(DOC, { waitUntil: 'networkidle' });
    const next = page.locator('.pagination-nav__link--next');
    await expect(next).toHaveCSS('transition-duration', '0s');
    await next.tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project structure');
    expect(asked.filter((url) => GENERATOR_SCRIPTS.test(url) || url.endsWith('.css'))).toEqual([]);
  });
});

test('the next page is fetched when a finger or pointer comes to its link', async ({ page }) => {
  await connectBy(page, SLOW);
  await page.goto(DOC);
  const next = page.getByRole('link', { name: 'Project structure' }).last();
  const fetched = page.waitForRequest(/project-structure$/);
  await next.hover();
  await fetched;
  await expect(isHydrated(page)).toHaveCount(0);
});

test('the next page is fetched when its link stays on the screen, and is there at once', async ({
  page,
}) => {
  await connectBy(page, SLOW);
  await page.goto(DOC);
  const next = page.locator('.pagination-nav__link--next');
  const fetched = page.waitForResponse(/project-structure$/);
  await next.scrollIntoViewIfNeeded();
  await (await fetched).finished();
  await expect(isHydrated(page)).toHaveCount(0);
  await page.context().setOffline(true);
  await next.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project structure');
});
