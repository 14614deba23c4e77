import type { Page } from '@playwright/test';
import { searchInput as input, recentSearchesSaved } from '../search-steps.ts';
import { expect, test as freshTest, openPage, readingTest as test } from '../site-test.ts';

const DOC = '/vibe/docs/getting-started/intro';
const modal = (page: Page) => page.locator('.DocSearch-Modal');
const button = (page: Page) => page.getByRole('button', { name: /^Search \((Ctrl|Command)\+K\)$/ });
const hits = (page: Page) => page.locator('.DocSearch-Hit');

async function openDialog(page: Page, query = ''): Promise<void> {
  await openPage(page, DOC);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  if (query !== '') {
    await input(page).fill(query);
    await expect(hits(page).first()).toBeVisible();
  }
}

test('S10, T5, C13: the search button opens the dialog', async ({ page, trouble }) => {
  await openPage(page, DOC);
  await button(page).click();
  await expect(modal(page)).toBeVisible();
  await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
  expect(trouble).toEqual({ errors: [], offSite: [] });
});

test('S17, T5: slash and Ctrl+K open the dialog, Escape closes it and gives the focus back', async ({
  page,
}) => {
  await openPage(page, DOC);
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await page.keyboard.press(key);
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  }
});

freshTest(
  'S17: a dialog that was opened while the next page was loading outlives the navbar',
  async ({ page }) => {
    // The dialog's own code is there already: what is held below is the next page's.
    await openDialog(page, 'express');
    await page.keyboard.press('Escape');
    await page.locator('.navbar').evaluate((navbar) => navbar.setAttribute('data-first', ''));
    let letThrough = (): void => {};
    const isFree = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/assets/js/*.js', async (route) => {
      await isFree;
      await route.continue();
    });
    const asked = page.waitForRequest('**/assets/js/*.js');
    await page.locator('.navbar__brand').click();
    await asked;
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
    await page.keyboard.type('midd');
    letThrough();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'ViBe developer documentation',
    );
    await expect(page.locator('.navbar[data-first]')).toHaveCount(0);
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('midd');
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  },
);

test('S17: a slash in a field is a slash', async ({ page }) => {
  await openPage(page, '/vibe/search');
  await page.getByRole('searchbox').fill('');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toHaveValue('/');
  await expect(modal(page)).toHaveCount(0);
});

test('T5: focus opens the dialog, but not the focus of a reader who tabs past', async ({
  page,
}) => {
  await openPage(page, DOC);
  await button(page).focus();
  await expect(modal(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await expect(modal(page)).toHaveCount(0);
  await page.keyboard.press('m');
  await expect(input(page)).toHaveValue('m');
});

test('T5: on a phone Cancel closes the dialog', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 900 });
  await openPage(page, DOC);
  await button(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(modal(page)).toHaveCount(0);
});

test('V1: the input takes 64 characters', async ({ page }) => {
  await openDialog(page);
  await expect(input(page)).toHaveAttribute('maxlength', '64');
  await page.keyboard.type('x'.repeat(70));
  await expect(input(page)).toHaveValue('x'.repeat(64));
});

test('V2: the selected text is the first query, cut to 64 characters', async ({ page }) => {
  await openPage(page, DOC);
  const text = await page
    .locator('.theme-doc-markdown > p')
    .first()
    .evaluate((paragraph) => {
      getSelection()?.selectAllChildren(paragraph);
      return String(getSelection());
    });
  expect(text.length).toBeGreaterThan(64);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toHaveValue(text.slice(0, 64));
});

test('T7: arrows move and wrap, Enter goes to the hit and closes', async ({ page }) => {
  await openDialog(page, 'middleware');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(hits(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vibe\/newdocs\/Express\/Middleware$/);
  await expect(modal(page)).toHaveCount(0);
});

test('T7: Tab leaves the panel', async ({ page }) => {
  await openDialog(page, 'middleware');
  await expect(input(page)).toHaveAttribute('aria-activedescendant', /.+/);
  await page.keyboard.press('Tab');
  await expect(input(page)).not.toHaveAttribute('aria-activedescendant', /.+/);
});

test('C8, C9: a group shows at most 5 hits', async ({ page }) => {
  await openDialog(page, 'express');
  const counts = await page
    .locator('.DocSearch-Hits')
    .evaluateAll((groups) =>
      groups.map((group) => group.querySelectorAll('.DocSearch-Hit').length),
    );
  expect(Math.max(...counts)).toBe(5);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(20);
});

for (const [width, most] of [
  [1280, 10],
  [412, 5],
] as const) {
  test(`C10: at ${width} px a snippet has at most ${most} words`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, DOC);
    await button(page).click();
    // Titles answer at once; what is still on its way is in the answer to a later key.
    await expect(async () => {
      await input(page).fill('script');
      await expect(hits(page).first()).toBeVisible();
      await input(page).fill('script ');
      await expect.poll(() => longestSnippet(page), { timeout: 1000 }).toBe(most);
    }).toPass({ timeout: 15_000 });
  });
}

/** Words of the longest cut text in the list of hits, 0 when nothing is cut. */
async function longestSnippet(page: Page): Promise<number> {
  const texts = await page.locator('.DocSearch-Hit-path, .DocSearch-Hit-title').allTextContents();
  const cut = texts.filter((text) => text.includes('…'));
  return Math.max(0, ...cut.map((text) => text.split(/\s+/).length));
}

/** Searches as DocSearch keeps them. */
const searches = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    objectID: `${name} ${index}`,
    type: 'lvl1',
    url: `/vibe/docs/intro?${name}-${index}`,
    content: null,
    hierarchy: { lvl0: 'Docs', lvl1: `${name} ${index}` },
  }));

freshTest(
  'T8, C14: recent searches come back, become favourites and can be removed',
  async ({ page }) => {
    await page.addInitScript(
      (items) => {
        const key = '__DOCSEARCH_RECENT_SEARCHES__vibe-docs';
        if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(items));
      },
      searches('Page', 9),
    );
    await openDialog(page);
    await expect(hits(page)).toHaveCount(7);
    await hits(page).first().getByTitle('Save this search').click();
    await expect(page.getByText('Favorite')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(hits(page)).toHaveCount(5);
    await hits(page).first().getByTitle('Remove this search from history').click();
    await expect(hits(page)).toHaveCount(4);
    await page.getByTitle('Remove this search from favorites').click();
    await expect(page.getByText('Favorite')).toHaveCount(0);
  },
);

freshTest(
  'T8, C14: ten favourites are shown, and four recent searches beside them',
  async ({ page }) => {
    await page.addInitScript(
      ({ recent, favourite }) => {
        localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__vibe-docs', recent);
        localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__vibe-docs', favourite);
      },
      {
        recent: JSON.stringify(searches('Recent', 9)),
        favourite: JSON.stringify(searches('Star', 12)),
      },
    );
    await openDialog(page);
    await expect(hits(page).filter({ hasText: 'Star' })).toHaveCount(10);
    await expect(hits(page).filter({ hasText: 'Recent' })).toHaveCount(4);
  },
);

test('T8: a chosen hit is a recent search', async ({ page }) => {
  await openDialog(page, 'middleware');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/Middleware$/);
  await recentSearchesSaved(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByText('Recent', { exact: true })).toBeVisible();
  await expect(hits(page)).toHaveCount(1);
  await expect(hits(page)).toContainText('Middleware');
});

test('X3: nothing found says so, suggests up to three queries and takes a report', async ({
  page,
}) => {
  await openDialog(page, 'react');
  await input(page).fill('module');
  await expect(hits(page).first()).toBeVisible();
  await input(page).fill('xyzzyplugh');
  const panel = page.locator('.DocSearch-NoResults');
  await expect(panel).toContainText('No results for "xyzzyplugh"');
  await expect(panel).toContainText('Try searching for');
  const suggestions = await panel.locator('.DocSearch-Prefill').count();
  expect(suggestions).toBeGreaterThan(0);
  expect(suggestions).toBeLessThanOrEqual(3);
  await expect(panel.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/vicharanashala\/vibe\/issues\/new\?title=.*xyzzyplugh/,
  );
  await panel.locator('.DocSearch-Prefill').first().click();
  await expect(hits(page).first()).toBeVisible();
});

test('N9: a search sends nothing to anybody', async ({ page, trouble }) => {
  await openDialog(page, 'middleware');
  expect(trouble).toEqual({ errors: [], offSite: [] });
});

freshTest('the dialog and the index load only when the reader comes near', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await openPage(page, DOC);
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => path.includes('search'))).toEqual([]);
  await button(page).hover();
  const kinds = () =>
    loaded.flatMap((path) => /\/assets\/search\/(\w+)\./.exec(path)?.[1] ?? []).sort();
  await expect.poll(kinds).toEqual(['headings', 'pages']);
});

test('"See all results" leads to the search page', async ({ page }) => {
  await openDialog(page, 'middleware');
  await page.getByRole('link', { name: /^See all \d+ results$/ }).click();
  await expect(page).toHaveURL(/\/vibe\/search\?q=middleware$/);
});

test('a query cannot put markup into the page', async ({ page, trouble }) => {
  await openDialog(page);
  await input(page).fill('<img src=x onerror=alert(1)> react');
  await expect(modal(page).locator('img')).toHaveCount(0);
  expect(trouble.errors).toEqual([]);
});
