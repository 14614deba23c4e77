import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** Errors that no page may cause, collected during a test. */
export interface PageTrouble {
  /** Console errors and uncaught exceptions, including content security policy violations. */
  readonly errors: string[];
  /** Addresses of requests to other sites. */
  readonly offSite: string[];
}

/** Playwright's default viewport, in CSS pixels. */
const DESKTOP = { width: 1280, height: 720 };

/** Playwright's `test` with the collected trouble of the page. */
export const test = base.extend<{ readonly trouble: PageTrouble }>({
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
      // `data:` and `blob:` URLs are not requests.
      const isText = url.startsWith('data:') || url.startsWith('blob:');
      if (!url.startsWith(`${baseURL}/`) && !isText) {
        trouble.offSite.push(url);
      }
    });
    await use(trouble);
  },
});

/**
 * The same for tests that only do what a reader does: all tests of a worker share one page, which saves
 * half of their time, because a new page means a new process that parses and compiles the site's scripts
 * again. Storage, routes and listeners are reset between tests. Use `test` for what cannot be reset (init scripts, a
 * clock, permissions) and for a first visit (loading, caches, offline).
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
    const size = viewport ?? DESKTOP;
    // A menu that a test left open goes back in the history when it becomes too wide, which would cancel the
    // next navigation.
    if (visited.viewportSize()?.width !== size.width) await visited.goto('about:blank');
    await visited.setViewportSize(size);
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
    // Repeated where the test ended with a pending navigation.
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

/**
 * Notes the texts of an element from now on: what a button says after a press is there for two seconds only, in which a
 * slow machine may not look.
 *
 * @returns a function that gives them
 */
export async function noteTexts(element: Locator): Promise<() => Promise<readonly string[]>> {
  const noted = await element.evaluateHandle((node) => {
    const texts: string[] = [];
    const note = () => texts.push(node.textContent ?? '');
    new MutationObserver(note).observe(node, { childList: true, subtree: true });
    return texts;
  });
  return () => noted.jsonValue();
}

/** An init script that takes the clipboard away, as browsers do over plain HTTP. */
export function withoutClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
}

/** Changes the colour mode of an open page by a storage event, like another tab of the site. */
export async function switchTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  // The event has no effect until the page listens: repeat it.
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
 * Finishes all transitions between themes. Waiting could take forever: transitions of content that is not
 * rendered, far from the screen, do not progress.
 */
export async function noTransition(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = () =>
      document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    while (transitions().length > 0) {
      for (const transition of transitions()) {
        transition.finish();
      }
      // Finishing a transition can start others where colours are inherited.
      await new Promise(requestAnimationFrame);
    }
  });
}
