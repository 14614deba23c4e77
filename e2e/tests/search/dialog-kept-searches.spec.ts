import {
  searchDialog as dialog,
  hitOpened,
  searchInput as input,
  keptSearches,
  openSearch,
} from '../../search-steps.ts';
import { expect, test as freshTest, openPage, readingTest as test } from '../../site-test.ts';

const DOC = '/vibe/docs/getting-started/intro';

/** Searches in DocSearch's storage format. */
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
    await openSearch(page);
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
    await openSearch(page);
    await expect(keptSearches(page).filter({ hasText: 'Star' })).toHaveCount(10);
    await expect(keptSearches(page).filter({ hasText: 'Recent' })).toHaveCount(4);
  },
);

test('T8: a chosen hit is a recent search, which arrows and Enter choose again', {
  tag: '@firefox',
}, async ({ page }) => {
  await openSearch(page, 'middleware');
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
