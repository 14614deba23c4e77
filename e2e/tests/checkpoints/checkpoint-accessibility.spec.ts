import { violationsInThemes } from '../../axe.ts';
import { button, openQuestions, QUESTIONS, SERIES_PAGE } from '../../checkpoint-page.ts';
import { expect, openPage, readingTest as test } from '../../site-test.ts';

for (const { width, tag } of [{ width: 412, tag: '@nightly' }, { width: 1280 }]) {
  test(`no state has a WCAG 2.2 AA violation in either theme at ${width} px`, {
    tag: tag ?? [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const questions = await openQuestions(page);
    const audit = async (within: string) => {
      await page.mouse.move(0, 0);
      expect(await violationsInThemes(page, { within })).toEqual([]);
    };
    await audit(QUESTIONS);
    await questions.getByLabel('It locks the browser').check();
    await button(questions, 'Check').click();
    await audit(QUESTIONS);
    await button(questions, 'Skip this question').click();
    await audit(QUESTIONS);
    await button(questions, 'Skip this question').click();
    await questions.getByLabel('It leaves the detector off').check();
    await button(questions, 'Check').click();
    await audit(QUESTIONS);
    await button(questions, 'Finish').click();
    await audit(QUESTIONS);
    await openPage(page, SERIES_PAGE);
    await page.getByRole('button', { name: 'Erase all progress' }).click();
    await audit('main');
  });
}
