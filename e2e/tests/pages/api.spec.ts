import type { Locator } from '@playwright/test';
import { violationsInThemes } from '../../axe.ts';
import { expect, openPage, readingTest, test } from '../../site-test.ts';

const API = '/vibe/api';
const OPERATION_ID = /<h3[^>]*\sid="?[A-Za-z]+Controller\.\w+/g;

test('the static HTML contains all 98 operations', async ({ request }) => {
  const html = await (await request.get(API)).text();
  expect(html.match(OPERATION_ID)).toHaveLength(98);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an operation shows method, path, token, callers and errors', async ({ page }) => {
    await page.goto(`${API}#CourseController.read`);
    const operation = page.getByRole('article', { name: 'Read a course', exact: true });
    await expect(operation).toBeInViewport();
    await expect(operation).toContainText('GET /api/courses/{courseId}');
    await expect(operation.getByRole('definition')).toHaveText([
      'needed',
      'Admins, and managers, instructors and students of the course. TAs may not.',
      '200, Course',
      '400, 401, 403, 404',
    ]);
    await operation.getByText('Samples: curl, JavaScript, Python').click();
    await expect(operation.getByText('import requests')).toBeVisible();
  });
});

readingTest(
  'a link to an operation leads to it, and nothing leaves the site',
  async ({ page, trouble }) => {
    await openPage(page, `${API}#ItemController.getItem`);
    await expect(page.getByRole('heading', { name: /^Read an item/ })).toBeInViewport();
    expect(trouble).toEqual({ errors: [], offSite: [] });
  },
);

test('a link to a part far below scrolls to it, although the parts before it are not rendered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto(`${API}#schema-ErrorAnswer`);
  const heading = page.getByRole('heading', { name: /^ErrorAnswer/ });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => {
    location.hash = 'ItemController.getItem';
  });
  await expect(page.getByRole('heading', { name: /^Read an item/ })).toBeInViewport({ ratio: 1 });
  await expect(heading).not.toBeInViewport();
  const first = page.getByRole('article').first();
  const isDrawn = await first.evaluate((article) =>
    article.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
  );
  expect(isDrawn).toBe(false);
  const parts = page.locator('main section');
  const isPlaced = (part: Locator) =>
    part.evaluate((section) =>
      section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    );
  expect(await isPlaced(parts.filter({ has: page.locator('[id="ItemController.getItem"]') }))).toBe(
    true,
  );
  expect(await isPlaced(parts.first())).toBe(false);
});

test('the page keeps its layout while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = Number(Reflect.get(entry, 'value'));
        Object.assign(window, { layoutShift: Number(Reflect.get(window, 'layoutShift')) + shift });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 412, height: 900 });
  await openPage(page, API);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Reflect.get(window, 'layoutShift'))).toBeLessThan(0.05);
});

test('a sample is opened by keyboard and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `${API}#AuthController.login`);
  const operation = page.getByRole('article', { name: 'Sign in with e-mail and password' });
  const samples = operation.getByText('Samples: curl, JavaScript, Python');
  await samples.focus();
  await page.keyboard.press('Enter');
  const copies = operation.getByRole('button', { name: /^Copy: / });
  await expect(copies).toHaveCount(3);
  // Once, however often it is opened.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(copies).toHaveCount(3);
  const copy = operation.getByRole('button', { name: 'Copy: curl' });
  await copy.click();
  await expect(copy).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^curl -X POST 'http:\/\/localhost:8080\/api\/auth\/login'/);
});

readingTest(
  'a reader who comes from another page finds the operations',
  async ({ page, trouble }) => {
    await openPage(page, '/vibe/docs/intro');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'API Documentation' })
      .click();
    await expect(
      page.getByRole('article', { name: 'Create a course', exact: true }),
    ).toBeAttached();
    await expect(page).toHaveURL(/\/vibe\/api$/);
    expect(trouble.errors).toEqual([]);
  },
);

test('no other page loads or prefetches the operations', async ({ page }) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      // A pending response has no text when the test ends.
      bodies.push(response.text().catch(() => ''));
    }
  });
  await openPage(page, '/vibe/docs/intro');
  // The link in the navbar makes the browser prefetch the code of the page.
  await page.getByRole('link', { name: 'API Documentation' }).first().hover();
  await page.waitForLoadState('networkidle');
  const scripts = await Promise.all(bodies);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((text) => text.includes('SectionController.move')).length).toBe(0);
});

for (const width of [412, 1280]) {
  readingTest(`an open operation has no WCAG 2.2 AA violation at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, `${API}#ItemController.create`);
    const operation = page.getByRole('article', { name: 'Add an item to a section' });
    for (const fold of await operation.locator('summary').all()) {
      await fold.click();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const within = 'article:has(> [id="ItemController.create"])';
    // axe would walk through the whole page of 12,500 elements, which accessibility.spec.ts has audited.
    await page.evaluate((kept) => {
      for (const other of document.querySelectorAll(`article:not(${kept})`)) {
        other.remove();
      }
    }, within);
    expect(await violationsInThemes(page, { within })).toEqual([]);
  });
}

test('the OpenAPI document is served as JSON and as YAML', async ({ request }) => {
  const json = await request.get('/vibe/openapi/openapi.json');
  expect(json.headers()['content-type']).toContain('application/json');
  expect(Object.keys((await json.json()).paths)).toHaveLength(87);
  const yaml = await request.get('/vibe/openapi/openapi.yaml');
  expect(yaml.status()).toBe(200);
  expect((await yaml.text()).startsWith('openapi: 3.1.1')).toBe(true);
});
