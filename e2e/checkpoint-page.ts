import type { Locator, Page } from '@playwright/test';
import { openPage } from './site-test.ts';

/** A page with three questions: multiple choice, ordering, single choice. */
export const QUESTIONS_PAGE = '/vibe/docs/concepts/continuos-active-learning';

export const ISLAND_SCRIPT = /\/island-checkpoint\.[^/]*\.js$/;

/** CSS selector of the questions of a page. */
export const QUESTIONS = 'section[aria-label="Questions"]';

/** The page of the lesson's series. */
export const SERIES_PAGE = '/vibe/docs/category/concepts';

/** Its key in storage, and the ids of its questions. */
export const STORED_PAGE = 'docs/concepts/continuos-active-learning';
export const QUESTION_IDS = [
  'concepts-active-learning-built',
  'concepts-active-learning-gate',
  'concepts-active-learning-missing-setting',
] as const;

/** Where progress is stored. */
export const PROGRESS_KEY = 'vibe-docs.checkpoints.v2';

/** Opens a page and scrolls to its questions. */
export async function openQuestions(page: Page, path = QUESTIONS_PAGE): Promise<Locator> {
  await openPage(page, path);
  const questions = page.getByRole('region', { name: 'Questions' });
  await questions.scrollIntoViewIfNeeded();
  return questions;
}

/** A button of the questions, by its exact accessible name. */
export function button(questions: Locator, name: string): Locator {
  return questions.getByRole('button', { name, exact: true });
}

/** Answers the first question of `QUESTIONS_PAGE` right. */
export async function answerFirst(questions: Locator): Promise<void> {
  await questions.getByLabel('It draws random questions').check();
  await questions.getByLabel('It refuses an item').check();
  await button(questions, 'Check').click();
}

/** Stores progress before the first page is opened. */
export async function storeProgress(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ([name, value]) => {
      if (window.name !== 'filled') {
        // First, because storage access throws on the blank page that Firefox opens.
        localStorage.setItem(name, value);
        window.name = 'filled';
      }
    },
    [PROGRESS_KEY, text] as const,
  );
}

/** The stored progress. */
export function readProgress(page: Page): Promise<unknown> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), PROGRESS_KEY);
}
