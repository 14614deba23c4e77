import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { hitOpened, searchDialog, searchHits, searchInput } from '../../search-steps.ts';
import { expect, openPage, test } from '../../site-test.ts';

const ARCHITECTURE = new URL('../../../ARCHITECTURE.md', import.meta.url);

/** Triggers every write to storage: the announcement, colours, a version, a tab, a question, an exercise, a search. */
async function useTheSite(page: Page): Promise<void> {
  await openPage(page, '/vibe/docs/intro');
  await page.locator('.theme-announcement-bar').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('summary.navbar__link', { hasText: 'Current' }).click();
  await page.getByRole('link', { name: 'July 2025', exact: true }).click();
  await expect(page).toHaveURL('/vibe/docs/2025/intro');
  await page.locator('summary.navbar__link', { hasText: 'July 2025' }).click();
  await page.getByRole('link', { name: 'Current', exact: true }).click();
  await expect(page).toHaveURL('/vibe/docs/intro');
  await chooseSystem(page);
  await answerQuestion(page);
  await writeCode(page);
  await fillRequest(page);
  await chooseHit(page);
}

async function chooseSystem(page: Page): Promise<void> {
  await openPage(page, '/vibe/docs/cli/intro');
  await page.getByRole('tab', { name: 'Windows' }).click();
  await expect(page.getByText('The option lifts the')).toBeVisible();
}

async function fillRequest(page: Page): Promise<void> {
  await openPage(page, '/vibe/api/courses#ItemController.create');
  const operation = page.locator('article', { has: page.locator('[id="ItemController.create"]') });
  await operation.locator('summary', { hasText: 'Fill in the request' }).click();
  await operation.getByLabel(/^versionId/).fill('665f1c2ab7e4d90012a3f402');
}

async function answerQuestion(page: Page): Promise<void> {
  await openPage(page, '/vibe/docs/concepts/continuos-active-learning');
  const questions = page.getByRole('region', { name: 'Questions' });
  await questions.getByRole('checkbox').first().check();
  await questions.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(questions.getByRole('status')).toContainText(/right/i);
}

async function writeCode(page: Page): Promise<void> {
  await openPage(page, '/vibe/newdocs/Express/HTTP Methods & Status Codes');
  const exercise = page.locator('[data-exercise]');
  await exercise.getByRole('button', { name: /^Edit/ }).click();
  await expect(exercise.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('// mine');
  await expect(exercise.getByRole('status').first()).toContainText('What you write is ');
}

/** Opens a page by search, then adds it to the favourites where there are recent searches. */
async function chooseHit(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await searchInput(page).fill('middleware');
  await expect(searchHits(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await hitOpened(page, 'Middleware');
  await page.keyboard.press('Control+k');
  await expect(searchInput(page)).toBeFocused();
  const star = searchDialog(page).getByRole('button', { name: 'Save this search' });
  if ((await star.count()) > 0) {
    await star.click();
    await expect(searchDialog(page).getByRole('rowgroup', { name: 'Favorite' })).toBeVisible();
  }
}

test('every key that the site writes is in the documented table', async ({ page }) => {
  const documented = [
    ...(await readFile(ARCHITECTURE, 'utf8')).matchAll(/^\| `([^`]+)` \| /gm),
  ].map(([, key]) => key);
  await useTheSite(page);
  const written = (await page.evaluate(() => Object.keys(localStorage))).map((key) =>
    key.replace(/^(vibe-docs\.exercise\.).*/, '$1<id>'),
  );
  expect(written.length).toBeGreaterThanOrEqual(9);
  expect(documented).toEqual(expect.arrayContaining(written));
  const forThisVisit = await page.evaluate(() => Object.keys(sessionStorage));
  expect(forThisVisit).toContain('api-path');
  expect(documented).toEqual(expect.arrayContaining(forThisVisit));
});

test('the site works with storage blocked', async ({ page, trouble }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await useTheSite(page);
  expect(trouble.errors.filter((text) => !text.includes('not available'))).toEqual([]);
});

test('the site works with storage full', async ({ page, trouble }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await useTheSite(page);
  expect(trouble.errors.filter((text) => !text.includes('quota'))).toEqual([]);
});

test('the site works with garbage in storage', async ({ page, trouble }) => {
  await page.addInitScript(() => {
    // Frames of exercises have no storage.
    if (window === window.top && window.name !== 'filled') {
      window.name = 'filled';
      for (const key of [
        'theme',
        'docusaurus.announcement.id',
        'docusaurus.announcement.dismiss',
        'docs-preferred-version-default',
        'docs-preferred-version-newdocs',
        'docusaurus.tab.operating-system',
        'docusaurus.tab.request-language',
        'vibe-docs.checkpoints.v2',
        'vibe-docs.exercise.change-explanation',
        '__DOCSEARCH_RECENT_SEARCHES__vibe-docs',
        '__DOCSEARCH_FAVORITE_SEARCHES__vibe-docs',
      ]) {
        localStorage.setItem(key, '{"broken": [');
        sessionStorage.setItem('vibe-docs.sidebar', '/vibe/docs/intro NaN x -1 99');
      }
    }
  });
  await openPage(page, '/vibe/');
  await useTheSite(page);
  expect(trouble.errors).toEqual([]);
});
