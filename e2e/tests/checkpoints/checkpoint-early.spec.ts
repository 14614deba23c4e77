// Input before the questions are hydrated: it is kept and replayed.
import type { Locator, Page } from '@playwright/test';
import {
  answerFirst,
  button,
  ISLAND_SCRIPT,
  openQuestions,
  QUESTIONS_PAGE,
} from '../../checkpoint-page.ts';
import { expect, test } from '../../site-test.ts';

const PAGE_SCRIPT = /\/assets\/js\/page\.[^/]*\.js$/;

interface Case {
  readonly path: string;
  readonly enter: (questions: Locator, page: Page) => Promise<void>;
  /** What is said of it. */
  readonly expected: string | RegExp;
}

const CASES: Readonly<Record<string, Case>> = {
  'boxes that are checked, and one that is unchecked': {
    path: QUESTIONS_PAGE,
    enter: async (questions) => {
      await questions.getByLabel('It locks the browser').check();
      await questions.getByLabel('It locks the browser').uncheck();
      await answerFirst(questions);
    },
    expected: 'Right.',
  },
  'a choice that is changed': {
    path: '/vibe/newdocs/Express/HTTP Methods & Status Codes',
    enter: async (questions) => {
      for (const label of ['201', '404', '201']) {
        await questions.getByLabel(label).check();
      }
      await button(questions, 'Check').click();
    },
    expected: 'Right.',
  },
  'a number, with the enter key': {
    path: '/vibe/newdocs/React/TSX & Typed Components Type Safety',
    enter: async (questions, page) => {
      await questions.getByLabel('Your answer').focus();
      await page.keyboard.type('8');
      await page.keyboard.press('Enter');
    },
    expected: 'Right.',
  },
  'an item that is moved': {
    path: '/vibe/newdocs/Express/Middleware',
    enter: (questions) =>
      questions
        .getByRole('button', { name: /^Move down/ })
        .first()
        .click(),
    expected: /^Moved to place 2 of \d\.$/,
  },
  'a check without an answer': {
    path: QUESTIONS_PAGE,
    enter: (questions) => button(questions, 'Check').click(),
    expected: 'Choose at least one answer first.',
  },
};

for (const [name, { path, enter, expected }] of Object.entries(CASES)) {
  // What is typed or moved is replayed by the same code in each browser: one kind is enough for a day.
  const tag = name === 'a choice that is changed' ? '@firefox' : '@firefox-nightly';
  test(`${name}: kept until the island answers`, { tag }, async ({ page, trouble }) => {
    const release = await hold(page, ISLAND_SCRIPT);
    const questions = await openQuestions(page, path);
    await enter(questions, page);
    await expect(questions.getByRole('status')).toBeEmpty();
    release();
    await expect(questions.getByRole('status')).toContainText(expected);
    expect(new URL(page.url()).search).toBe('');
    expect(trouble.errors).toEqual([]);
  });
}

test('a choice made before any script runs is kept, and a check does not reload the page', {
  tag: '@firefox',
}, async ({ page }) => {
  const release = await hold(page, PAGE_SCRIPT);
  await page.goto(encodeURI(QUESTIONS_PAGE), { waitUntil: 'commit' });
  const questions = page.getByRole('region', { name: 'Questions' });
  await answerFirst(questions);
  release();
  await questions.scrollIntoViewIfNeeded();
  await expect(async () => {
    // The button is replaced once an answer is right, which may be shown late.
    if (await button(questions, 'Check').isVisible()) {
      await button(questions, 'Check').click({ timeout: 2000 });
    }
    await expect(questions.getByRole('status')).toContainText('Right.', { timeout: 2000 });
  }).toPass();
  expect(new URL(page.url()).search).toBe('');
});

/** Delays a script. Resolves to a function that releases it. */
async function hold(page: Page, script: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(script, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}
