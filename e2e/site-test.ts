import { test as base, expect, type Page } from '@playwright/test';

/** What a page must never do, gathered while a test drives it. */
export interface PageTrouble {
  /** Console errors and uncaught exceptions, content security policy violations among them. */
  readonly errors: string[];
  /** Addresses of requests that left the site. */
  readonly offSite: string[];
}

/** Playwright's own size of a page, in CSS pixels. */
const DESKTOP = { width: 1280, height: 720 };

interface SiteFixtures {
  readonly trouble: PageTrouble;
}

/** Playwright's `test` with the gathered trouble of the page. */
export const test = base.extend<SiteFixtures>({
  trouble: async ({ page, baseURL }, use) => {
    const trouble: PageTrouble = { errors: [], offSite: [] };
    page.on('console', (message) => {
      if (message.type() === 'error') {
        trouble.errors.push(message.text());
      }
    });
    page.on('pageerror', (error) => trouble.errors.push(error.message));
    page.on('request', (request) => {
      const url = request.url();
      // Addresses of both kinds name a text that the browser holds already.
      const isText = url.startsWith('data:') || url.startsWith('blob:');
      if (!url.startsWith(`${baseURL}/`) && !isText) {
        trouble.offSite.push(url);
      }
    });
    await use(trouble);
  },
});

/**
 * The same for tests that do what a reader does, and no more: all of a worker share one page, which saves
 * half of their time, because a new page means a new process that reads and compiles the site's scripts
 * again. What a test stored, routed or listened to is gone for the next one. What cannot be taken back (init scripts, a
 * clock, permissions) and what is about a first visit (loading, caches, no network) belongs into `test`.
 */
export const readingTest = test.extend<object, { readonly visited: Page }>({
  visited: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = '', timezoneId = '' } = project.use;
      const visitor = await browser.newContext({ baseURL, locale, timezoneId });
      await use(await visitor.newPage());
      await visitor.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ visited }, use) => use(visited.context()),
  page: async ({ visited, viewport }, use) => {
    await visited.setViewportSize(viewport ?? DESKTOP);
    await use(visited);
    for (const event of [
      'console',
      'pageerror',
      'request',
      'requestfailed',
      'requestfinished',
      'response',
    ]) {
      await visited.removeAllListeners(event, { behavior: 'ignoreErrors' });
    }
    await visited.unrouteAll({ behavior: 'ignoreErrors' });
    await visited.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: null });
    // Again where the test ended with a navigation that is still on its way.
    await expect(() =>
      visited.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      }),
    ).toPass();
  },
});

export { expect } from '@playwright/test';

/** Opens a page of the site. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(encodeURI(path));
}

/** Changes the colour mode of an open page, as another tab of the site would. */
export async function switchTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  // Until the page listens, nothing changes: then it is told again.
  await expect(async () => {
    await page.evaluate((mode) => {
      localStorage.setItem('theme', mode);
      const change = { key: 'theme', newValue: mode, storageArea: localStorage };
      window.dispatchEvent(new StorageEvent('storage', change));
    }, theme);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme, { timeout: 500 });
  }).toPass();
  await noTransition(page);
}

/**
 * Ends all that is on its way from one theme to the other. Waiting could take forever: what is no longer
 * drawn, far from the screen, does not go on.
 */
export async function noTransition(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = () =>
      document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    while (transitions().length > 0) {
      for (const transition of transitions()) {
        transition.finish();
      }
      // A colour that ends changes those that are taken over from it.
      await new Promise(requestAnimationFrame);
    }
  });
}
