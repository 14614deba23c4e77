import type { Page } from '@playwright/test';
import { expect, hydrate, test } from '../site-test.ts';
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

const SAVING = { effectiveType: '4g', downlink: 10, saveData: true };

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
    await expect(isHydrated(page)).toHaveCount(0);
    expect(trouble).toEqual({ errors: [], offSite: [] });
  });

  test('fetches React ahead on a good line, and does not run it', async ({ page }) => {
    await connectBy(page, { effectiveType: '4g', downlink: 10 });
    await page.goto(DOC, { waitUntil: 'networkidle' });
    // The bundler's runtime, the routes of this page and its neighbours, and React with the rest.
    const ahead = page.locator('link[rel="prefetch"][as="script"]');
    await expect(ahead).toHaveCount(3);
    await expect(isHydrated(page)).toHaveCount(0);
  });
});

test.describe('React starts', () => {
  const wakings: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'when the pointer comes to a link': (page) =>
      page.getByRole('main').getByRole('link').first().hover(),
    'when a control gets the focus': (page) =>
      page.getByRole('button', { name: 'English' }).evaluate((button) => button.focus()),
    'when a key is pressed': (page) => page.keyboard.press('ArrowDown'),
    'when the reader turns the wheel': (page) => page.mouse.wheel(0, 200),
  };
  for (const [when, wake] of Object.entries(wakings)) {
    test(when, async ({ page, trouble }) => {
      await page.goto(DOC);
      await expect(isHydrated(page)).toHaveCount(0);
      await wake(page);
      await expect(isHydrated(page)).toHaveCount(1);
      expect(trouble).toEqual({ errors: [], offSite: [] });
    });
  }

  test('not for reading on when data is saved, but for a control', async ({ page }) => {
    await connectBy(page, SAVING);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(DOC, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 200);
    await page.getByRole('main').getByRole('link').first().hover();
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((url) => GENERATOR_SCRIPTS.test(url))).toEqual([]);
    await page.getByRole('button', { name: /dark and light/ }).hover();
    await expect(isHydrated(page)).toHaveCount(1);
  });
});

test.describe('what is pressed before React has come is answered then', () => {
  test('a button, once although it was pressed twice', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const release = await holdReact(page);
    await page.goto(DOC);
    const menu = page.getByRole('button', { name: 'Toggle navigation bar' });
    await menu.click();
    await menu.click();
    release();
    await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
  });

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

  test.describe('by a finger', () => {
    test.use({ hasTouch: true, viewport: { width: 412, height: 823 } });

    test('the menu of a phone', async ({ page }) => {
      const release = await holdReact(page);
      await page.goto(DOC);
      await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
      release();
      await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
    });
  });

  test('a part that was opened stays open, and the next press closes it', async ({ page }) => {
    const release = await holdReact(page);
    await page.goto(LESSON);
    const part = page.locator('details[data-collapsed]').first();
    const summary = part.locator('summary').first();
    await summary.click();
    await expect(part).toHaveAttribute('open');
    release();
    await hydrate(page);
    await expect(part).toHaveAttribute('data-collapsed', 'false');
    await expect(part).toHaveAttribute('open');
    await summary.click();
    await expect(part).not.toHaveAttribute('open');
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
    await expect(isHydrated(page)).toHaveCount(0);
  });

  test('leaves an anchor uncovered, and React does so too', async ({ page }) => {
    await page.goto(`${LESSON}#build`);
    await expect.poll(() => navbarBottom(page)).toBeLessThanOrEqual(0);
    await hydrate(page);
    expect(await navbarBottom(page)).toBeLessThanOrEqual(0);
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
    await expect(isHydrated(page)).toHaveCount(0);
    await hydrate(page);
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

test('the colour switch works without React, and React takes its mode over', async ({ page }) => {
  const release = await holdReact(page);
  await page.goto(DOC);
  const toggle = page.getByRole('button', { name: /dark and light/ });
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  release();
  await expect(toggle).toHaveAccessibleName(/currently dark mode/);
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
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
