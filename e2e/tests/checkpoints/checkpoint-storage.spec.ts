import {
  answerFirst,
  button,
  openQuestions,
  PROGRESS_KEY,
  QUESTION_IDS,
  readProgress,
  SERIES_PAGE,
  STORED_PAGE,
  storeProgress,
} from '../../checkpoint-page.ts';
import { connectBy, SLOW } from '../../connect-by.ts';
import { expect, openPage, test } from '../../site-test.ts';

test('the sidebar and the series page show the progress immediately', { tag: '@firefox' }, async ({
  page,
  trouble,
}) => {
  const questions = await openQuestions(page);
  const item = page.locator('.theme-doc-sidebar-menu a[aria-current="page"]');
  await expect(item).not.toHaveAttribute('data-progress');
  const size = () =>
    item.evaluate((link) => ({ width: link.clientWidth, height: link.clientHeight }));
  const before = await size();
  await answerFirst(questions);
  await expect(item).toHaveAttribute('data-progress', '1 of 3');
  expect(await size()).toEqual(before);
  await openPage(page, SERIES_PAGE);
  await expect(page.getByRole('region', { name: 'Your progress' })).toContainText('1 of 3');
  expect(trouble.errors).toEqual([]);
});

test('progress can be saved, erased and restored', async ({ page }) => {
  await storeProgress(
    page,
    JSON.stringify({ [STORED_PAGE]: { [QUESTION_IDS[0]]: { state: 'right', attempts: 1 } } }),
  );
  await openPage(page, SERIES_PAGE);
  const progress = page.getByRole('region', { name: 'Your progress' });
  await expect(progress).toContainText('1 of 3');
  const download = page.waitForEvent('download');
  await progress.getByRole('button', { name: 'Save progress as a file' }).click();
  const file = await (await download).path();

  await progress.getByRole('button', { name: 'Erase all progress' }).click();
  await progress.getByRole('button', { name: 'Yes, erase it' }).click();
  await expect(progress.getByRole('status')).toHaveText('Erased.');
  await expect(progress).toContainText('0 of 3');
  expect(await readProgress(page)).toBeNull();

  await progress.getByLabel('Load progress from a file').setInputFiles(file);
  await expect(progress).toContainText('1 of 3');
  await progress.getByLabel('Load progress from a file').setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  });
  await expect(progress.getByRole('status')).toContainText('not a progress file');
  await expect(progress).toContainText('1 of 3');
  await progress.getByLabel('Load progress from a file').setInputFiles({
    name: 'newer.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format": "vibe-docs.checkpoints", "version": 3, "progress": {}}'),
  });
  await expect(progress.getByRole('status')).toContainText('from a newer version of this site');
  await expect(progress).toContainText('1 of 3');
});

test('the questions work with storage blocked, and say that nothing is saved', async ({
  page,
  trouble,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  const questions = await openQuestions(page);
  await answerFirst(questions);
  await expect(questions.getByRole('status')).toContainText('Right.');
  await expect(questions).toContainText('Your browser does not let this site store anything');
  await button(questions, 'Next question').click();
  await expect(questions.getByText('Question 2 of 3')).toBeVisible();
  expect(trouble.errors.filter((text) => !text.includes('not available'))).toEqual([]);
});

test('the questions work with storage full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const questions = await openQuestions(page);
  await answerFirst(questions);
  await button(questions, 'Next question').click();
  await expect(button(questions, 'Question 1, right')).toBeVisible();
});

for (const garbage of [
  '{"broken": [',
  '[]',
  `{"${STORED_PAGE}": {"${QUESTION_IDS[0]}": 7}}`,
  '"',
]) {
  test(`the questions work with ${garbage} in storage`, async ({ page, trouble }) => {
    await storeProgress(page, garbage);
    const questions = await openQuestions(page);
    await expect(questions.getByText('Question 1 of 3')).toBeVisible();
    await answerFirst(questions);
    expect(await readProgress(page)).toMatchObject({
      [STORED_PAGE]: { [QUESTION_IDS[0]]: { state: 'right', attempts: 1 } },
    });
    expect(trouble.errors).toEqual([]);
  });
}

test('after an edit, removed questions are dropped and the others keep their state', async ({
  page,
}) => {
  const right = { state: 'right', attempts: 1 };
  const other = { 'express-a-b': right };
  await storeProgress(
    page,
    JSON.stringify({
      [STORED_PAGE]: {
        'concepts-removed': right,
        'concepts-gone': right,
        [QUESTION_IDS[0]]: right,
      },
      'newdocs/express/removed': other,
    }),
  );
  const questions = await openQuestions(page);
  await expect(questions.getByText('Question 2 of 3')).toBeVisible();
  await expect(page.locator('.theme-doc-sidebar-menu a[aria-current="page"]')).toHaveAttribute(
    'data-progress',
    '1 of 3',
  );
  expect(await readProgress(page)).toEqual({
    [STORED_PAGE]: { [QUESTION_IDS[0]]: right },
    'newdocs/express/removed': other,
  });
});

test('progress in another tab is shown in this one', async ({ page, context }) => {
  await openPage(page, SERIES_PAGE);
  const progress = page.getByRole('region', { name: 'Your progress' });
  await expect(progress).toContainText('0 of 3');
  const other = await context.newPage();
  await answerFirst(await openQuestions(other));
  await expect(progress).toContainText('1 of 3');
  await other.evaluate(() => localStorage.clear());
  await expect(progress).toContainText('0 of 3');
});

test('a reader with progress loads the counts, but not React', async ({ page }) => {
  await connectBy(page, SLOW);
  await storeProgress(
    page,
    JSON.stringify({ [STORED_PAGE]: { [QUESTION_IDS[0]]: { state: 'right', attempts: 1 } } }),
  );
  const islands: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (name.startsWith('island-')) {
      islands.push(name);
    }
  });
  const loaded = page.waitForResponse(/island-reader-progress\.[^/]*\.js$/);
  await openPage(page, SERIES_PAGE);
  const { responseBodySize } = await (await loaded).request().sizes();
  expect(responseBodySize).toBeLessThan(2000);
  await expect(page.getByRole('region', { name: 'Your progress' })).toContainText('1 of 3');
  await page.waitForLoadState('networkidle');
  expect(islands).toEqual([expect.stringContaining('island-reader-progress')]);
});

test('a returning reader is asked the first open question', { tag: '@firefox' }, async ({
  page,
}) => {
  const right = { state: 'right', attempts: 1 };
  const store = (ids: readonly string[]) =>
    JSON.stringify({ [STORED_PAGE]: Object.fromEntries(ids.map((id) => [id, right])) });
  await storeProgress(page, store([QUESTION_IDS[0]]));
  const questions = await openQuestions(page);
  await expect(questions.getByText('Question 2 of 3')).toBeVisible();
  await expect(questions.getByText('Question 2 of 3')).not.toBeFocused();
  await expect(button(questions, 'Question 1, right')).toBeVisible();
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    PROGRESS_KEY,
    store(QUESTION_IDS),
  ] as const);
  await page.reload();
  await questions.scrollIntoViewIfNeeded();
  await expect(questions.getByText('3 of 3 answered right')).toBeVisible();
});
