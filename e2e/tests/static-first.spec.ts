import type { Page } from '@playwright/test';
import { expect, test } from '../site-test.ts';
import { connectBy, GENERATOR_SCRIPTS, isHydrated, SLOW } from '../static-page.ts';

const DOC = '/vibe/docs/getting-started/intro';
const LESSON = '/vibe/newdocs/Typescript/Generics';

/** Holds back the scripts that React comes with. Resolves to a function that lets them through. */
async function holdReact(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(GENERATOR_SCRIPTS, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

test.describe('a page that nobody touches', () => {
  test('loads the page script and nothing else on a slow line', async ({ page, trouble }) => {
    await connectBy(page, SLOW);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script' || request.url().endsWith('.js')) {
        scripts.push(request.url());
      }
    });
    await page.goto(LESSON, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([expect.stringMatching(/\/assets\/js\/page\.[0-9a-f]{8}\.js$/)]);
    expect(trouble).toEqual({ errors: [], offSite: [] });
  });
});

test.describe('what is pressed before React has come is answered then', () => {
  for (const key of ['/', 'Control+k']) {
    test(`the search shortcut ${key}`, async ({ page }) => {
      const release = await holdReact(page);
      await page.goto(DOC);
      await page.keyboard.press(key);
      release();
      await expect(page.locator('.DocSearch-Input')).toBeFocused();
    });
  }

  test('the search button, which keeps the focus that the keyboard gave it', async ({ page }) => {
    const release = await holdReact(page);
    await page.goto(DOC);
    const search = page.getByRole('button', { name: /^Search/ });
    await page.keyboard.press('Tab');
    while (!(await search.evaluate((button) => button === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    release();
    await expect(isHydrated(page)).toHaveCount(1);
    await expect(search).toBeFocused();
    await expect(page.locator('.DocSearch-Input')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
  });
});

test.describe('reading on over a slow line', () => {
  const navbarBottom = (page: Page) =>
    page.locator('.navbar').evaluate((navbar) => navbar.getBoundingClientRect().bottom);

  test.beforeEach(({ page }) => connectBy(page, SLOW));

  test('hides the navbar on the way down and shows it on the way up', async ({ page }) => {
    await page.goto(DOC);
    await page.mouse.wheel(0, 100);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => navbarBottom(page)).toBeLessThanOrEqual(0);
    await page.mouse.wheel(0, -50);
    await expect.poll(() => navbarBottom(page)).toBeGreaterThan(50);
  });

  test('leaves an anchor uncovered', async ({ page }) => {
    await page.goto(`${LESSON}#build`);
    await expect.poll(() => navbarBottom(page)).toBeLessThanOrEqual(0);
    await page.mouse.wheel(0, -100);
    await expect.poll(() => navbarBottom(page)).toBeGreaterThan(50);
  });

  test('marks the part that is read in the table of contents', async ({ page }) => {
    await page.goto(DOC);
    const marked = page.locator('.table-of-contents__link--active');
    await expect(marked).toHaveCount(0);
    const heading = page.getByRole('heading', { level: 2 }).nth(1);
    await heading.evaluate((element) => element.scrollIntoView());
    await expect(marked).toHaveAttribute('href', `#${await heading.getAttribute('id')}`);
  });
});

test('code is copied without React', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route(GENERATOR_SCRIPTS, (route) => route.abort());
  await page.goto(LESSON);
  const block = page.locator('figure:has(button[data-copies-code])').first();
  const button = block.getByRole('button', { name: 'Copy' });
  await button.click();
  await expect(button.or(block.getByRole('button', { name: 'Copied' }))).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await block.locator('pre code').textContent());
});

test('the shell answers while nothing but the page script has come', async ({ page }) => {
  await page.route(GENERATOR_SCRIPTS, (route) => route.abort());
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto(LESSON);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page
    .locator('#page-menu')
    .getByRole('button', { name: /dark and light/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  const note = page.locator('.markdown details.alert').first();
  await note.locator('summary').first().click();
  await expect(note).toHaveAttribute('open');
  await note.locator('summary').first().click();
  await expect(note).not.toHaveAttribute('open');
});

test('a script that could not be loaded is asked for again', async ({ page }) => {
  let isBroken = true;
  await page.route(/\/assets\/js\/main\./, (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  await page.goto(DOC);
  // The prefetch of the script, which fails as well, is of another type.
  const failed = page.waitForEvent(
    'requestfailed',
    (request) => request.resourceType() === 'script',
  );
  await page.keyboard.press('/');
  await failed;
  isBroken = false;
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('.DocSearch-Input')).toBeFocused({ timeout: 1000 });
  }).toPass();
});
