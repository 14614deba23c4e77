import { violationsInThemes } from '../axe.ts';
import { button, openQuestions, SERIES_PAGE } from '../checkpoint-page.ts';
import { expect, openPage, readingTest as test } from '../site-test.ts';

for (const width of [412, 1280]) {
  test(`no state has a WCAG 2.2 AA violation in either theme at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    const questions = await openQuestions(page);
    const audit = async () => {
      await page.mouse.move(0, 0);
      expect(await violationsInThemes(page, { within: 'main' })).toEqual([]);
    };
    await audit();
    await questions.getByLabel('It locks the browser').check();
    await button(questions, 'Check').click();
    await audit();
    await button(questions, 'Skip this question').click();
    await audit();
    await button(questions, 'Skip this question').click();
    await questions.getByLabel('It runs the detector').check();
    await button(questions, 'Check').click();
    await audit();
    await button(questions, 'Finish').click();
    await audit();
    await openPage(page, SERIES_PAGE);
    await page.getByRole('button', { name: 'Erase all progress' }).click();
    await audit();
  });
}
