import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/** What a page must never do, gathered while a test drives it. */
export interface PageTrouble {
  /** Console errors and uncaught exceptions, content security policy violations among them. */
  readonly errors: string[];
  /** Addresses of requests that left the site. */
  readonly offSite: string[];
}

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
 * The same for tests that only look: all of a worker share one browser context, so that the site's
 * scripts are fetched and compiled once. What a page stores, the next one finds.
 */
export const readingTest = test.extend<object, { readonly visitor: BrowserContext }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = '', timezoneId = '' } = project.use;
      const visitor = await browser.newContext({ baseURL, locale, timezoneId });
      await use(visitor);
      await visitor.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ visitor }, use) => {
    const page = await visitor.newPage();
    await use(page);
    await page.close();
  },
});

export { expect } from '@playwright/test';

/** The project whose tests start React as a reader does: by what they do on the page. */
export const ASLEEP = 'asleep';

/** Opens a page of the site and starts React on it, except where a test is to wake it itself. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(encodeURI(path));
  if (base.info().project.name !== ASLEEP) {
    await hydrate(page);
  }
}

/** Starts React on the open page, and waits until it has taken over. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('hydrate')));
  await isHydrated(page);
}

/** Waits until React has taken over, which something else has started. */
export async function isHydrated(page: Page, timeout?: number): Promise<void> {
  const root = page.locator('html[data-has-hydrated="true"]');
  await root.waitFor(timeout === undefined ? {} : { timeout });
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

/** Waits until no colour is on its way from one theme to the other. */
export async function noTransition(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
}
