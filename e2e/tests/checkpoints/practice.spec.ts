import { violationsInThemes } from '../../axe.ts';
import {
  button,
  QUESTION_IDS,
  readProgress,
  STORED_PAGE,
  storeProgress,
} from '../../checkpoint-page.ts';
import { expect, openPage, test } from '../../site-test.ts';

const PRACTICE = '/vibe/newdocs/practice';
const LESSON = '/vibe/newdocs/Express/Middleware';

const missed = { state: 'wrong', attempts: 1, misses: 1, answered: '2026-01-05', streak: 0 };
const learnt = { ...missed, state: 'right', streak: 3 };

function storeMissed(page: Parameters<typeof storeProgress>[0]): Promise<void> {
  const questions = {
    [QUESTION_IDS[0]]: missed,
    [QUESTION_IDS[1]]: learnt,
    [QUESTION_IDS[2]]: missed,
  };
  return storeProgress(page, JSON.stringify({ [STORED_PAGE]: questions }));
}

test('a missed question is asked again, by keyboard and for a screen reader', async ({
  page,
  trouble,
}) => {
  await storeMissed(page);
  const islands: string[] = [];
  page.on('request', (request) => {
    if (/island-(?:react|checkpoint)/.test(request.url())) {
      islands.push(request.url());
    }
  });
  await openPage(page, PRACTICE);
  const practice = page.getByRole('region', { name: 'Practice' });
  await expect(practice).toContainText('Questions due today: 2');
  expect(islands).toEqual([]);
  await button(practice, 'Start practice').focus();
  await page.keyboard.press('Enter');
  await expect(practice.getByText('Question 1 of 2')).toBeFocused();
  await button(practice, 'Skip this question').focus();
  await page.keyboard.press('Enter');
  await expect(practice.getByText('Question 2 of 2')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const right = practice.getByLabel('It leaves the detector off');
  for (let count = 0; count < 3 && !(await right.isChecked()); count += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(right).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(practice).toMatchAriaSnapshot(`
    - region "Practice":
      - paragraph: Question 2 of 2
      - text: The stored settings of a course do not name the blur detector. What does the web client do with it?
      - group "Answers to question 2 of 2":
        - radio "It runs the detector." [disabled]
        - text: It runs the detector.
        - radio "It asks the learner." [disabled]
        - text: It asks the learner.
        - radio "It leaves the detector off." [checked] [disabled]
        - text: It leaves the detector off.
      - status:
        - paragraph: Right.
        - text: The client looks for the detector in the stored list, does not find it, and leaves it off.
      - button "Finish"
      - paragraph:
        - text: This question is from
        - link "Continuous active learning"
        - text: ", section"
        - link "What is built"
        - text: .
  `);
  await expect(practice.getByRole('link').last()).toHaveAttribute(
    'href',
    /^\/vibe\/docs\/concepts\/continuos-active-learning#/,
  );
  await page.keyboard.press('Enter');
  await expect(practice.getByText('That was the last question for today.')).toBeFocused();
  expect(await readProgress(page)).toMatchObject({
    [STORED_PAGE]: {
      [QUESTION_IDS[0]]: { state: 'skipped', streak: 0 },
      [QUESTION_IDS[2]]: { state: 'right', attempts: 2, streak: 1 },
    },
  });
  await page.reload();
  await button(practice, 'Start practice').click();
  await expect(practice).toContainText('Nothing is due today.');
  expect(trouble).toEqual({ errors: [], offSite: [] });
});

test('nothing moves while the questions are loaded', async ({ page }) => {
  await openPage(page, PRACTICE);
  const start = button(page.getByRole('main'), 'Start practice');
  const styles = page.waitForResponse(/island-checkpoint[^/]*\.css$/);
  await start.hover();
  const before = await start.boundingBox();
  await page.mouse.down();
  await (await styles).finished();
  await expect(page.locator('link[rel="stylesheet"][href*="island-checkpoint"]')).toHaveCount(1);
  expect(await start.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(page.getByRole('region', { name: 'Practice' })).toContainText('Nothing is due');
});

for (const { width, tag } of [{ width: 412 }, { width: 1280, tag: '@nightly' }]) {
  test(`practice has no WCAG 2.2 AA violation in either theme at ${width} px`, {
    tag: tag ?? [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await storeMissed(page);
    await openPage(page, PRACTICE);
    await button(page.getByRole('main'), 'Start practice').click();
    await page.getByLabel('It locks the browser').check();
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.mouse.move(0, 0);
    expect(await violationsInThemes(page, { within: 'main' })).toEqual([]);
  });
}

test('the way back leads to the last section, and is erased with the progress', async ({
  page,
}) => {
  await openPage(page, '/vibe/');
  const back = page.getByRole('link', { name: /^Continue: / });
  await expect(back).toHaveCount(0);
  await openPage(page, LESSON);
  await page
    .getByRole('heading', { name: 'Check yourself' })
    .evaluate((heading) => heading.scrollIntoView());
  await page.waitForFunction(() => localStorage.getItem('vibe-docs.places')?.includes('#check'));
  await openPage(page, '/vibe/');
  await expect(back).toHaveText('Continue: Middleware');
  await openPage(page, '/vibe/newdocs/category/express');
  await expect(page.getByRole('link', { name: 'Start with lesson 1' })).toHaveCount(0);
  await back.click();
  await expect(page).toHaveURL(`${LESSON}#check`);
  await openPage(page, PRACTICE);
  await page.getByRole('button', { name: 'Erase all progress' }).click();
  await page.getByRole('button', { name: 'Yes, erase it' }).click();
  await expect(page.getByText('Erased.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('vibe-docs.places'))).toBeNull();
  await openPage(page, '/vibe/');
  await expect(back).toHaveCount(0);
});

test('a review can be done with storage full, and says that nothing is saved', async ({ page }) => {
  await storeMissed(page);
  await openPage(page, PRACTICE);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const practice = page.getByRole('region', { name: 'Practice' });
  await button(practice, 'Start practice').click();
  await button(practice, 'Skip this question').click();
  await expect(practice.getByText('Question 2 of 2')).toBeFocused();
  await expect(practice).toContainText('Your browser does not let this site store anything');
});

test('after the clock went back, what was missed is due, and the next answer has the right day', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-03-10T12:00:00Z');
  const ahead = { ...missed, answered: '2031-01-01' };
  await storeProgress(page, JSON.stringify({ [STORED_PAGE]: { [QUESTION_IDS[2]]: ahead } }));
  await openPage(page, PRACTICE);
  const practice = page.getByRole('region', { name: 'Practice' });
  await expect(practice).toContainText('Questions due today: 1');
  await button(practice, 'Start practice').click();
  await button(practice, 'Skip this question').click();
  await expect(practice).toContainText('That was the last question for today.');
  expect(await readProgress(page)).toMatchObject({
    [STORED_PAGE]: { [QUESTION_IDS[2]]: { answered: '2026-03-10' } },
  });
});

test('garbage in storage is no review, and the next answer replaces it', async ({
  page,
  trouble,
}) => {
  await storeProgress(page, `{"${STORED_PAGE}": {"${QUESTION_IDS[0]}": 7}}`);
  await openPage(page, PRACTICE);
  const practice = page.getByRole('region', { name: 'Practice' });
  await button(practice, 'Start practice').click();
  await expect(practice).toContainText('Nothing is due today.');
  expect(trouble.errors).toEqual([]);
});

test('a question that cannot be loaded can be tried again', async ({ page }) => {
  await storeMissed(page);
  const lesson = '**/docs/concepts/continuos-active-learning';
  await page.route(lesson, (route) => route.abort());
  await openPage(page, PRACTICE);
  const practice = page.getByRole('region', { name: 'Practice' });
  await button(practice, 'Start practice').click();
  await expect(practice.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute(lesson);
  await button(practice, 'Try again').click();
  await expect(practice.getByText('Question 1 of 2')).toBeFocused();
});
