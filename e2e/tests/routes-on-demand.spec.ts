import type { Page } from '@playwright/test';
import { expect, hydrate, openPage, test } from '../site-test.ts';

const DOC = '/vibe/docs/getting-started/intro';
/** Addresses are put in order to be divided; this one is far from the first. */
const FAR_LESSON = '/vibe/newdocs/Express/Getting%20Started%20with%20Express';
const FAR_DOC = '/vibe/docs/System%20Design%20&%20Architecture/Backend/Tech%20Stack';
const ROUTES = /\/assets\/js\/routes-\d+\.[0-9a-f]{8}\.js$/;

/** In the page: what its scripts of routes say about the chunks of pages. */
declare const pageChunks: { readonly files: Readonly<Record<string, string>> };

/** Nothing is fetched for links in sight. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '4g', saveData: true },
    });
  });
}

/** Gathers the names of the route scripts that the page asks for. */
function watchRoutes(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (ROUTES.test(request.url())) {
      names.push(new URL(request.url()).pathname);
    }
  });
  return names;
}

/** Goes to an address as the router does, with no link to it in sight. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);

const tutorials = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'MERN Tutorial' });

test('a page knows its neighbours, and loads the routes of others when they are wanted', async ({
  page,
  trouble,
}) => {
  await saveData(page);
  const routes = watchRoutes(page);
  await openPage(page, DOC);
  await hydrate(page);
  expect(routes).toHaveLength(1);
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes';
  });
  await tutorials(page).click();
  await expect(page).toHaveURL(FAR_LESSON);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started with Express');
  expect(new Set(routes).size).toBe(2);
  expect(routes).toHaveLength(2);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
  expect(trouble).toEqual({ errors: [], offSite: [] });
});

test('what is around the pages stays when routes are added', async ({ page }) => {
  await saveData(page);
  const routes = watchRoutes(page);
  await openPage(page, DOC);
  await hydrate(page);
  const menu = await page.getByRole('navigation', { name: 'Docs sidebar' }).elementHandle();
  await follow(page, FAR_DOC);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tech stack of the backend');
  expect(routes).toHaveLength(2);
  expect(await menu?.evaluate((element) => element.isConnected)).toBe(true);
});

test('when routes cannot be had, the page they were wanted for is loaded anew', async ({
  page,
}) => {
  await saveData(page);
  await openPage(page, DOC);
  await hydrate(page);
  await page.route(ROUTES, (route) => route.abort());
  const loaded = page.waitForRequest(
    (request) => request.isNavigationRequest() && new URL(request.url()).pathname === FAR_LESSON,
  );
  await tutorials(page).click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started with Express');
});

test('an address without a page is answered after routes were looked for', async ({
  page,
  trouble,
}) => {
  await openPage(page, DOC);
  await hydrate(page);
  await follow(page, '/vibe/zebra');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  expect(trouble.errors).toEqual([]);
});

test('every script that routes name is there', async ({ page }) => {
  await saveData(page);
  await openPage(page, DOC);
  await hydrate(page);
  await follow(page, FAR_DOC);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tech stack of the backend');
  const missing = await page.evaluate(async () => {
    const addresses = Object.values(pageChunks.files).map((file) => `/vibe/assets/js/${file}.js`);
    const answers = await Promise.all(addresses.map((to) => fetch(to, { method: 'HEAD' })));
    const found = answers.filter(({ ok }) => ok).length;
    return { found: found > 100, missing: answers.filter(({ ok }) => !ok).map(({ url }) => url) };
  });
  expect(missing).toEqual({ found: true, missing: [] });
});
