import type { Page } from '@playwright/test';
import { expect, openPage, readingTest as test } from '../../site-test.ts';

const DOC = '/vibe/docs/getting-started/intro';

/** Scrolls to each position in turn, and waits for the scroll event each time. */
async function scrollThrough(page: Page, places: readonly number[]): Promise<void> {
  await page.evaluate(async (tops) => {
    for (const top of tops) {
      await new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true });
        window.scrollTo(0, top);
      });
    }
  }, places);
}

test('S6, T9: the navbar hides on scroll down and shows on scroll up', async ({ page }) => {
  await openPage(page, DOC);
  const hidden = page.locator('.navbar[data-hidden]');
  await scrollThrough(page, [40, 50]);
  await expect(hidden).toHaveCount(0);
  await scrollThrough(page, [100, 400]);
  await expect(hidden).toHaveCount(1);
  await scrollThrough(page, [300]);
  await expect(hidden).toHaveCount(0);
});

test('a button scrolls to the top, and appears when the reader scrolls up', async ({ page }) => {
  await openPage(page, DOC);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await scrollThrough(page, [1000, 1200]);
  await expect(button).toBeHidden();
  await scrollThrough(page, [1100]);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('the button that scrolls to the top stays as long as it has the focus', async ({ page }) => {
  await openPage(page, DOC);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await scrollThrough(page, [1200, 1100]);
  await page.keyboard.press('Shift');
  await button.focus();
  await scrollThrough(page, [1300]);
  await expect(button).not.toHaveAttribute('data-shown');
  // A button that disappears is seen until then.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  await expect(button).toBeVisible();
});
