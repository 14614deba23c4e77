import type { Page } from '@playwright/test';
import {
  searchButton as button,
  searchDialog as dialog,
  hitOpened,
  searchHits as hits,
  searchInput as input,
  keptSearches,
} from '../../search-steps.ts';
import { expect, test as freshTest, openPage, readingTest as test } from '../../site-test.ts';

const DOC = '/vibe/docs/getting-started/intro';

async function openDialog(page: Page, query = ''): Promise<void> {
  await openPage(page, DOC);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  if (query !== '') {
    await page.keyboard.type(query);
    await expect(hits(page).first()).toBeVisible();
    await expect(dialog(page)).toHaveAttribute('data-status', 'idle');
  }
}

test('S10, T5, C13: the search button opens the dialog', { tag: '@firefox' }, async ({
  page,
  trouble,
}) => {
  await openPage(page, DOC);
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
  expect(trouble).toEqual({ errors: [], offSite: [] });
});

test('S17, T5: slash and Ctrl+K open the dialog, Escape closes it and gives the focus back', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, DOC);
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await page.keyboard.press(key);
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('');
    // One press, whatever stands in the field.
    await page.keyboard.type('a');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  }
});

test('S17: Ctrl+K in a field opens, closes, and gives the field its focus back', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, '/vibe/search');
  const field = page.getByRole('searchbox');
  await field.focus();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toHaveCount(0);
  await expect(field).toBeFocused();
});

test('S17: a slash in a field is a slash', async ({ page }) => {
  await openPage(page, '/vibe/search');
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toHaveValue('/');
  await expect(dialog(page)).toHaveCount(0);
});

test('T5: focus opens the dialog, but not the focus of a reader who tabs past', async ({
  page,
}) => {
  await openPage(page, DOC);
  await button(page).focus();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('m');
  await expect(input(page)).toHaveValue('m');
});

test('T5: on a phone Cancel closes the dialog', { tag: '@firefox' }, async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 900 });
  await openPage(page, DOC);
  await button(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('a press beside the dialog closes it, a selection that ends there does not', async ({
  page,
}) => {
  await openDialog(page);
  await page.keyboard.type('xyzzyplugh');
  const box = await input(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 150, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(20, 600);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(20, 600);
  await expect(dialog(page)).toHaveCount(0);
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

test('T7: arrows move and wrap, Enter goes to the hit and closes', {
  tag: '@firefox',
}, async ({ page }) => {
  await openDialog(page, 'middleware');
  const active = dialog(page).getByRole('option', { selected: true });
  const expectActive = async (place: number) => {
    await expect(hits(page).nth(place)).toHaveAttribute('aria-selected', 'true');
    await expect(active).toHaveCount(1);
    const id = await active.getAttribute('id');
    await expect(input(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  };
  await expectActive(0);
  await page.keyboard.press('ArrowDown');
  await expectActive(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expectActive((await hits(page).count()) - 1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vibe\/newdocs\/Express\/Middleware$/);
  await expect(dialog(page)).toHaveCount(0);
});

test('T7: Ctrl+Enter opens the hit in another tab, and the dialog stays', async ({
  page,
  context,
}) => {
  await openDialog(page, 'middleware');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const other = await opened;
  await expect(other).toHaveURL(/\/Middleware$/);
  await other.close();
  await expect(dialog(page)).toBeVisible();
});

test('T7: Tab leaves the panel, and the list stays', { tag: '@firefox' }, async ({ page }) => {
  await openDialog(page, 'middleware');
  await expect(input(page)).toHaveAttribute('aria-activedescendant', /.+/);
  await expect(input(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(input(page)).not.toHaveAttribute('aria-activedescendant', /.*/);
  await expect(input(page)).not.toHaveAttribute('aria-controls', /.*/);
  await expect(input(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(hits(page).first()).toBeVisible();
});

test('a hit on the same page closes the dialog and leads to its heading', async ({ page }) => {
  await openPage(page, '/vibe/newdocs/Express/Middleware');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('The door stays shut');
  await expect(hits(page).first()).toContainText('The door stays shut');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/Middleware#/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'The door stays shut' })).toBeInViewport();
});

test('C8, C9: a group shows at most 5 hits', async ({ page }) => {
  await openDialog(page, 'express');
  await expect
    .poll(async () => {
      const groups = await dialog(page).getByRole('group').all();
      const counts = await Promise.all(groups.map((group) => group.getByRole('option').count()));
      return [Math.max(...counts), counts.reduce((sum, count) => sum + count, 0) <= 20];
    })
    .toEqual([5, true]);
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
  const texts = await hits(page).locator('span > span').allTextContents();
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
    const kept = keptSearches(page);
    await openDialog(page);
    await expect(kept).toHaveCount(7);
    await kept.first().getByRole('button', { name: 'Save this search' }).click();
    await expect(dialog(page).getByRole('rowgroup', { name: 'Favorite' })).toBeVisible();
    await expect(kept).toHaveCount(7);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(kept).toHaveCount(5);
    await kept.first().getByRole('button', { name: 'Remove this search from history' }).click();
    await expect(kept).toHaveCount(4);
    await dialog(page).getByRole('button', { name: 'Remove this search from favorites' }).click();
    await expect(dialog(page).getByRole('rowgroup', { name: 'Favorite' })).toHaveCount(0);
    await expect(input(page)).toBeFocused();
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
    await expect(keptSearches(page).filter({ hasText: 'Star' })).toHaveCount(10);
    await expect(keptSearches(page).filter({ hasText: 'Recent' })).toHaveCount(4);
  },
);

test('T8: a chosen hit is a recent search, which arrows and Enter choose again', {
  tag: '@firefox',
}, async ({ page }) => {
  await openDialog(page, 'middleware');
  await page.keyboard.press('Enter');
  await hitOpened(page, 'Middleware');
  await openPage(page, DOC);
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('rowgroup', { name: 'Recent' })).toBeVisible();
  await expect(keptSearches(page)).toHaveCount(1);
  await expect(keptSearches(page)).toContainText('Middleware');
  await expect(keptSearches(page)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await hitOpened(page, 'Middleware');
});

test('X3: nothing found says so, suggests up to three queries and takes a report', async ({
  page,
}) => {
  await openDialog(page, 'react');
  await input(page).fill('module');
  await expect(hits(page).first()).toBeVisible();
  await input(page).fill('xyzzyplugh');
  await expect(dialog(page)).toContainText('No results for "xyzzyplugh"');
  await expect(dialog(page)).toContainText('Try searching for');
  const suggestions = dialog(page).getByRole('listitem').getByRole('button');
  const count = await suggestions.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(3);
  await expect(dialog(page).getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/vicharanashala\/vibe\/issues\/new\?title=.*xyzzyplugh/,
  );
  await suggestions.first().click();
  await expect(hits(page).first()).toBeVisible();
  await expect(input(page)).toBeFocused();
});

freshTest(
  'N9, C15: analytics are off: a search sends nothing to anybody, however long it is shown',
  async ({ page, trouble }) => {
    await page.clock.install();
    await openDialog(page, 'middleware');
    // They would report what is seen after 400 ms.
    await page.clock.runFor(1000);
    await page.keyboard.press('Enter');
    await hitOpened(page, 'Middleware');
    expect(trouble).toEqual({ errors: [], offSite: [] });
  },
);

test('"See all results" leads to the search page', async ({ page }) => {
  await openDialog(page, 'middleware');
  await page.getByRole('link', { name: /^See all \d+ results$/ }).click();
  await expect(page).toHaveURL(/\/vibe\/search\?q=middleware$/);
});

test('a query cannot put markup into the page', async ({ page, trouble }) => {
  await openDialog(page);
  await input(page).fill('<img src=x onerror=alert(1)> react');
  await expect(dialog(page).locator('img')).toHaveCount(0);
  expect(trouble.errors).toEqual([]);
});
