import { connectBy, SLOW } from '../../connect-by.ts';
import { expect, test } from '../../site-test.ts';

const DOC = '/vibe/docs/getting-started/intro';

test.beforeEach(({ page }) => connectBy(page, SLOW));

test('a link fades to its hover colours with a mouse', async ({ page }) => {
  await page.goto(DOC);
  await expect(page.locator('.pagination-nav__link--next')).toHaveCSS(
    'transition-duration',
    '0.15s',
  );
});

test.describe('a tap on a link', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 412, height: 823 } });

  test('navigates without a delay by transitions or scripts', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(DOC, { waitUntil: 'networkidle' });
    const next = page.locator('.pagination-nav__link--next');
    await expect(next).toHaveCSS('transition-duration', '0s');
    await next.tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project structure');
    const scripts = asked.filter((url) => /\.(js|css)$/.test(url));
    expect(scripts.filter((url) => !/\/assets\/js\/page\./.test(url))).toEqual([]);
  });
});

test('the next page is fetched when its link stays visible, and then shown from the cache', async ({
  page,
}) => {
  await page.goto(DOC);
  const next = page.locator('.pagination-nav__link--next');
  const fetched = page.waitForResponse(/project-structure$/);
  await next.scrollIntoViewIfNeeded();
  await (await fetched).finished();
  await page.context().setOffline(true);
  await next.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project structure');
});
