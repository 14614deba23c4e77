import { siteRoutes } from '../../routes.ts';
import { expect, openPage, readingTest, test } from '../../site-test.ts';

const DOC = '/vibe/docs/getting-started/intro';

readingTest(
  'S16: the logo has a light and a dark variant, and the toggle switches them',
  async ({ page }) => {
    await openPage(page, DOC);
    const logo = page.locator('.navbar__logo img').filter({ visible: true });
    await expect(logo).toHaveCount(1);
    await expect(logo).toHaveAttribute('src', '/vibe/img/logo.svg');
    await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
    await expect(logo).toHaveCount(1);
    await expect(logo).toHaveAttribute('src', '/vibe/img/logo-dark.svg');
  },
);

readingTest(
  'S3: navbar items stand left and right, with a label and a target',
  async ({ page }) => {
    await openPage(page, '/vibe/');
    const left = page.locator('.navbar__items:not(.navbar__items--right) a.navbar__link');
    await expect(left).toHaveText(['Documentation', 'MERN Tutorial', 'API Documentation']);
    const right = page.locator('.navbar__items--right');
    await expect(right.getByRole('link', { name: /GitHub/ })).toBeVisible();
    await expect(right.getByRole('button', { name: 'English' })).toBeVisible();
  },
);

test('T3: the stored colour mode is there before the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.goto(DOC);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('T1: a dismissed announcement is away before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    localStorage.setItem('docusaurus.announcement.id', 'documentation-written-2026');
  });
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.goto(DOC);
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
});

readingTest(
  'T10: a collapsible section opens with a height animation that eases in and out',
  async ({ page }) => {
    await openPage(page, DOC);
    const button = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('button', {
      name: /'Concepts'/,
    });
    // Written down as it happens: on a busy machine it begins late, and it does not last.
    const moving = page
      .locator('.theme-doc-sidebar-item-category', { hasText: 'Concepts' })
      .evaluate(
        (item) =>
          new Promise<readonly [style: string, height: number]>((resolve) => {
            new MutationObserver((_, observer) => {
              const list = item.querySelector('ul');
              const style = list?.getAttribute('style') ?? '';
              if (list !== null && style.includes('transition')) {
                observer.disconnect();
                resolve([style, list.scrollHeight]);
              }
            }).observe(item, { subtree: true, childList: true, attributeFilter: ['style'] });
          }),
      );
    await button.click();
    const [style, height] = await moving;
    // The theme's rule for how long a height takes.
    const steps = height / 36;
    const ms = Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
    expect(style).toContain(`height ${ms}ms ease-in-out`);
  },
);

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('T10: a collapsible section opens at once', async ({ page }) => {
    await openPage(page, DOC);
    const navigation = page.getByRole('navigation', { name: 'Docs sidebar' });
    const list = page
      .locator('.theme-doc-sidebar-item-category', { hasText: 'Concepts' })
      .locator('ul');
    await navigation.evaluate((element) => {
      const transitions: string[] = [];
      Object.assign(window, { transitions });
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          transitions.push((target as HTMLElement).style.transition);
        }
      }).observe(element, { attributeFilter: ['style'], subtree: true });
    });
    await navigation.getByRole('button', { name: /'Concepts'/ }).click();
    await expect(list).toBeVisible();
    // One millisecond, because the end of a transition must still be announced.
    const transitions: string[] = await page.evaluate(() => Reflect.get(window, 'transitions'));
    expect([...new Set(transitions.filter((text) => text.includes('height')))]).toEqual([
      expect.stringContaining('height 1ms'),
    ]);
  });
});

test('V4: no page asks who the reader is', async ({ page }) => {
  await openPage(page, '/vibe/');
  await expect(page.getByRole('link', { name: /log ?in|sign ?in|account/i })).toHaveCount(0);
  await expect(page.locator('input[type="password"]')).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);
});

test('N1: no page of any kind calls another address than its own files', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' || request.resourceType() === 'xhr') {
      asked.push(request.url());
    }
  });
  const kinds = new Map(siteRoutes.map(({ kind, path }) => [kind, path]));
  for (const path of kinds.values()) {
    await openPage(page, path);
  }
  expect(asked).toEqual([]);
});

readingTest('C1: the language is English, written from left to right', async ({ page }) => {
  await openPage(page, '/vibe/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

readingTest('C5: posts say how long they take to read', async ({ page }) => {
  await openPage(page, '/vibe/blog');
  await expect(page.getByText(/\d+ min read/)).toHaveCount(4);
});

test('C6: there are an RSS and an Atom feed of the four posts, and no other', async ({
  request,
}) => {
  const rss = await (await request.get('/vibe/blog/rss.xml')).text();
  const atom = await (await request.get('/vibe/blog/atom.xml')).text();
  expect(rss.match(/<item>/g)).toHaveLength(4);
  expect(atom.match(/<entry>/g)).toHaveLength(4);
  expect((await request.get('/vibe/blog/feed.json')).status()).toBe(404);
});
