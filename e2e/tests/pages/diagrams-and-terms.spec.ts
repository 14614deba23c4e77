// Overlays with little or no script: enlarged diagrams, definitions of words.
import { expect, openPage, test } from '../../site-test.ts';

const DIAGRAM_PAGE = '/vibe/docs/development/architecture';
const SHEET = '/vibe/docs/contributing/component-sheet';

test('a diagram is enlarged, and closed by Escape, a press outside and its button', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, DIAGRAM_PAGE);
  const enlarge = page.getByRole('button', { name: 'Enlarge the diagram' }).first();
  const dialog = page.getByRole('dialog', { name: 'Diagram, enlarged' });
  const ends = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(4, 4),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ];
  for (const end of ends) {
    await enlarge.click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('img').filter({ visible: true }).click();
    await expect(dialog).toBeVisible();
    await end();
    await expect(dialog).toBeHidden();
    await expect(enlarge).toBeFocused();
  }
});

test('a word shows its meaning, and hides it by Escape and a press elsewhere', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, SHEET);
  const word = page.getByRole('button', { name: 'enrolment' });
  const meaning = page.getByRole('main').getByRole('link', { name: 'Glossary', exact: true });
  const ends = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('heading', { level: 1 }).click(),
  ];
  for (const end of ends) {
    await word.click();
    await expect(meaning).toBeVisible();
    await end();
    await expect(meaning).toBeHidden();
  }
  await word.press('Enter');
  await meaning.click();
  await expect(page).toHaveURL(/\/vibe\/docs\/glossary#enrolment$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a word shows its meaning', async ({ page }) => {
    await page.goto(SHEET);
    await page.getByRole('button', { name: 'enrolment' }).click();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Glossary', exact: true }),
    ).toBeVisible();
  });
});
