import type { Locator, Page } from '@playwright/test';
import { violationsInThemes } from '../../axe.ts';
import { expect, openPage, readingTest, test } from '../../site-test.ts';

const PAGE = '/vibe/newdocs/Mongo DB/Aggregation Framework';
const START = 'Start the pipeline explorer';
/** Something that only the engine holds: the text of one of its errors. */
const ENGINE_TEXT = 'cannot divide by zero';

async function startExplorer(page: Page): Promise<Locator> {
  await openPage(page, PAGE);
  const explorer = page.getByRole('region', { name: 'Pipeline explorer' });
  await explorer.getByRole('button', { name: START }).click();
  await explorer.getByRole('list', { name: 'Stages' }).waitFor();
  return explorer;
}

function stage(explorer: Locator, place: number): Locator {
  return explorer.getByRole('textbox', { name: `Stage ${place}`, exact: true });
}

function status(explorer: Locator): Locator {
  return explorer.getByRole('status');
}

test('nothing of the engine is loaded before the button is pressed', async ({ page, trouble }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(await response.text());
    }
  });
  await openPage(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.some((text) => text.includes(ENGINE_TEXT))).toBe(false);

  await page.getByRole('button', { name: START }).click();
  await page.getByRole('list', { name: 'Stages' }).waitFor();
  await expect.poll(() => scripts.some((text) => text.includes(ENGINE_TEXT))).toBe(true);
  // No error: the content security policy allows no code from text.
  expect(trouble).toEqual({ errors: [], offSite: [] });
});

readingTest('shows the documents after each stage, and follows a change', async ({ page }) => {
  const explorer = await startExplorer(page);
  await expect(explorer.getByText('After stage 2: 3 documents')).toBeVisible();
  await expect(explorer.getByText('{ "_id": "q2", "attempts": 4, "wrong": 3 }')).toBeVisible();
  await expect(explorer.getByText('After stage 7: 2 documents')).toBeVisible();

  await stage(explorer, 5).fill('{ $limit: 1 }');
  await expect(explorer.getByText('After stage 7: 1 document')).toBeVisible();
  await expect(status(explorer)).toHaveText('1 document after the last stage.');
});

readingTest('names a wrong stage and the cause', async ({ page }) => {
  const explorer = await startExplorer(page);
  await stage(explorer, 3).fill('{ $sett: {} }');
  await expect(stage(explorer, 3)).toHaveAttribute('aria-invalid', 'true');
  await expect(stage(explorer, 3)).toHaveAccessibleDescription(
    'Stage 3 has a problem. "$sett" is no stage that is known here.',
  );
  await expect(stage(explorer, 4)).toHaveAccessibleDescription(
    'Not run, because a stage before it has a problem.',
  );
  await expect(status(explorer)).toContainText('Stage 3 has a problem.');

  await stage(explorer, 3).fill('{ $set: { a: alert(1) } }');
  await expect(stage(explorer, 3)).toHaveAccessibleDescription(
    /column 14: "alert\(1\) } }" is not expected/,
  );
});

test('goes on without a network', async ({ page, context }) => {
  const explorer = await startExplorer(page);
  await context.setOffline(true);
  await stage(explorer, 1).fill("{ $match: { questionId: 'q1' } }");
  await expect(explorer.getByText('After stage 2: 1 document')).toBeVisible();
});

test('says when the engine cannot be loaded, and tries again', async ({ page, context }) => {
  await openPage(page, PAGE);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const explorer = page.getByRole('region', { name: 'Pipeline explorer' });
  await explorer.getByRole('button', { name: START }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await context.setOffline(false);
  await explorer.getByRole('button', { name: START }).click();
  await expect(explorer.getByRole('list', { name: 'Stages' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('everything works by keyboard, and the focus is never lost', {
  tag: '@firefox',
}, async ({ page }) => {
  await openPage(page, PAGE);
  const explorer = page.getByRole('region', { name: 'Pipeline explorer' });
  await explorer.getByRole('button', { name: START }).press('Enter');
  await expect(explorer.getByText('Nothing leaves this page.')).toBeFocused();

  await explorer.getByRole('button', { name: 'Move stage 5 up' }).press('Enter');
  await expect(stage(explorer, 4)).toHaveValue('{ $limit: 2 }');
  await expect(explorer.getByRole('button', { name: 'Move stage 4 up' })).toBeFocused();

  await explorer.getByRole('checkbox', { name: 'Use stage 4' }).press('Space');
  await expect(explorer.getByRole('checkbox', { name: 'Use stage 4' })).toBeFocused();
  await expect(stage(explorer, 4)).toHaveAccessibleDescription('Not used: documents pass it by.');

  await explorer.getByRole('button', { name: 'Remove stage 4' }).press('Enter');
  await expect(stage(explorer, 4)).toBeFocused();
  await expect(explorer.getByText('After stage 6: 3 documents')).toBeVisible();

  await explorer.getByRole('button', { name: 'Add a stage' }).press('Enter');
  await expect(stage(explorer, 7)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type("{ $count: 'n' }");
  await expect(explorer.getByText('{ "n": 3 }')).toBeVisible();

  await explorer.getByRole('button', { name: 'Begin again' }).press('Enter');
  await expect(explorer.getByRole('button', { name: 'Begin again' })).toBeFocused();
  await expect(stage(explorer, 7)).toHaveValue(/\$project/);
});

for (const { width, tag } of [{ width: 412 }, { width: 1280, tag: '@nightly' }]) {
  readingTest(
    `has no accessibility violations in either theme at ${width} px`,
    { tag: tag ?? [] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const explorer = await startExplorer(page);
      await explorer.getByText('attempts: 9 documents').click();
      await stage(explorer, 4).fill('{ $sort: ');
      await expect(status(explorer)).toContainText('Stage 4 has a problem.');
      const within = '[aria-label="Pipeline explorer"]';
      expect(await violationsInThemes(page, { within })).toEqual([]);
      const isWide = () => document.documentElement.scrollWidth > window.innerWidth;
      expect(await page.evaluate(isWide)).toBe(false);
    },
  );
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the letters of the stages are too large for Safari to zoom in', async ({ page }) => {
    const explorer = await startExplorer(page);
    await expect(stage(explorer, 1)).toHaveCSS('font-size', '16px');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the text shows what the explorer would, and leads there', async ({ page }) => {
    await page.goto(encodeURI(PAGE));
    const explorer = page.getByRole('region', { name: 'Pipeline explorer' });
    await expect(explorer.getByRole('button')).toHaveCount(0);
    await expect(explorer.getByRole('link', { name: 'The steps above' })).toHaveAttribute(
      'href',
      '#match',
    );
    await expect(page.getByText('{"_id":"q2","attempts":4,"wrong":3}')).toBeVisible();
  });
});
