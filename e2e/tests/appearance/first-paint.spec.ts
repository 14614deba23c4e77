import { expect, openPage, readingTest as test } from '../../site-test.ts';

const DOC = '/vibe/docs/getting-started/intro';

test('before its first paint, a page loads no image for its shell', async ({ page }) => {
  const images: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') images.push(new URL(request.url()).pathname);
  });
  await openPage(page, DOC);
  // The browser asks for the icon of the tab by itself.
  expect(images.filter((path) => !path.endsWith('/favicon.svg'))).toEqual([]);
  const drawn = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['::before', '::after'].flatMap((pseudo) => {
        const { backgroundImage, maskImage } = getComputedStyle(element, pseudo);
        return `${backgroundImage} ${maskImage}`.includes('url(')
          ? [`${element.className} ${pseudo}`]
          : [];
      }),
    ),
  );
  expect(drawn).toEqual([]);
});

test('the page script asks for no layout while it starts', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    let isStarting = true;
    document.addEventListener('DOMContentLoaded', () => {
      isStarting = false;
    });
    const watch = (owner: object, name: string) => {
      const { get, set, value } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
      const noting = (original: unknown) =>
        typeof original === 'function'
          ? function (this: unknown, ...values: unknown[]) {
              if (isStarting) asked.push(name);
              return original.apply(this, values);
            }
          : undefined;
      const change = get ? { get: noting(get), set: noting(set) } : { value: noting(value) };
      Object.defineProperty(owner, name, { configurable: true, ...change } as PropertyDescriptor);
    };
    watch(window, 'scrollY');
    watch(Element.prototype, 'getBoundingClientRect');
    for (const name of ['scrollTop', 'scrollHeight', 'clientHeight', 'clientWidth']) {
      watch(Element.prototype, name);
    }
  });
  // With a sidebar whose scroll position is stored.
  await page.setViewportSize({ width: 1280, height: 360 });
  await openPage(page, DOC);
  await page.locator('.theme-doc-sidebar-container .menu').evaluate((menu) => {
    menu.scrollTop = 40;
  });
  await page.waitForFunction(() => sessionStorage.getItem('vibe-docs.sidebar') !== null);
  await page.reload();
  await page.waitForFunction(() => document.readyState === 'complete');
  expect(await page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked)).toEqual(
    [],
  );
});
