// What a screen reader says, kept as texts that people review: e2e/transcripts. After an intended change, read
// the new ones: `npm run e2e -- transcripts.spec.ts --update-snapshots`.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import {
  button,
  openQuestions,
  QUESTION_IDS,
  STORED_PAGE,
  storeProgress,
} from '../../checkpoint-page.ts';
import { openBlock, PROGRAM, runProgram } from '../../live-steps.ts';
import { listen, PAGES_OF_KINDS, readAloud, SHEET } from '../../screen-reader.ts';
import { openSearch, searchDialog, searchHits } from '../../search-steps.ts';
import { expect, test as freshTest, openPage, readingTest as test } from '../../site-test.ts';

/** A build without `npm run samples` has no marks of proof; any commit to a page changes its date. */
function withoutMarksAndDate(transcript: string): string {
  return transcript
    .replace(/^ *group\n *button, How checked, not expanded\n/gm, '')
    .replace(/(?<=Last updated\n *on\n *time\n *)\w+ \d+, \d{4}/g, '…');
}

/** A page that is added elsewhere changes numbers of results, pages and minutes. */
function steady(transcript: string): string {
  return withoutMarksAndDate(transcript)
    .replace(/\b\d+ of \d+\b/g, '… of …')
    .replace(/[\d.]+(?= MB\b)/g, '…')
    .replace(/\b\d+(?=½? (?:results|pages|lessons|min|minutes|hours)\b)/g, '…');
}

/** Lines of each end of a page; its middle is text that only this page has. */
const ENDS = 32;

for (const [kind, path] of Object.entries(PAGES_OF_KINDS)) {
  test(`a page of the kind ${kind} is read in order, with names`, async ({ page }) => {
    await openPage(page, path);
    const lines = (await readAloud(page.locator('main').first())).split('\n');
    const isLong = lines.length > 3 * ENDS;
    const shown = isLong ? [...lines.slice(0, ENDS), '⋮', ...lines.slice(-ENDS)] : lines;
    expect(steady(shown.join('\n'))).toMatchSnapshot(`${kind}.txt`);
  });
}

test('every part of an article is read in order, with names', async ({ page }) => {
  await openPage(page, SHEET);
  await expectTranscript(page.locator('main'), 'component-sheet');
});

test('what surrounds a page is read in order, with names', async ({ page }) => {
  await openPage(page, PAGES_OF_KINDS.doc);
  await page.evaluate(() => document.querySelector('main')?.replaceChildren());
  await page.locator('.navbar summary').first().click();
  await expectTranscript(page.locator('body'), 'shell');
});

test('the menus of a phone are read in order, with names', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 900 });
  await openPage(page, PAGES_OF_KINDS.doc);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expectTranscript(page.locator('#page-menu'), 'menu-of-page');
  await page.getByRole('button', { name: '← Back to main menu' }).click();
  await expect(page.locator('#site-menu')).toBeVisible();
  await expectTranscript(page.locator('#site-menu'), 'menu-of-site');
});

test('the contents of a page are read with their name', async ({ page }) => {
  await openPage(page, SHEET);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expectTranscript(contents, 'contents');
});

test('the search dialog is read with its hits, and their number is announced', async ({ page }) => {
  await openSearch(page);
  const announcements = await listen(page);
  await page.keyboard.type('express middleware');
  await expect(searchHits(page).first()).toBeVisible();
  await expect(searchDialog(page)).toHaveAttribute('data-status', 'idle');
  await page.keyboard.press('ArrowDown');
  await expect.poll(announcements).not.toEqual([]);
  const heard = (await announcements()).slice(-1);
  // Which hits there are depends on the pages; how each is read does not.
  const [field = '', hits = ''] = (await readAloud(searchDialog(page))).split(
    /(?<=\n *listbox, .*\n)/,
  );
  const read = field.replace(/active descendant .*/, 'active descendant …');
  expect(steady(withHeard(read, heard))).toMatchSnapshot('search-dialog.txt');
  const options = hits.match(/^ *option, .*/gm) ?? [];
  expect(options.length).toBeGreaterThan(5);
  expect(
    options.filter((option) => !/(?:, (?:not )?selected, \d+ of \d+| …)$/.test(option)),
  ).toEqual([]);
});

test('a question is read before and after a wrong answer, which is announced', async ({ page }) => {
  const questions = await openQuestions(page, SHEET);
  await questions.getByLabel('A table').check();
  const announcements = await listen(page);
  await button(questions, 'Check').click();
  await expect(questions.getByRole('status')).toContainText(/\w/);
  await expectTranscript(questions, 'question-answered', announcements);
});

test('a live example is read with its output, and its end is announced', async ({ page }) => {
  const block = await openBlock(page, PROGRAM);
  const announcements = await listen(page);
  await block.press('Run');
  await expect(block.status).toContainText('Done.');
  await expectTranscript(block.figure, 'live-example', announcements);
});

// The editor is in a shadow root, which the virtual reader does not enter; exercises.spec.ts finds it by role and name.
test('an exercise is read with its requirements, and the verdict is announced', async ({
  page,
}) => {
  await openPage(page, PROGRAM.path);
  const exercise = page.locator('[data-exercise="best-of-two-rules"]');
  await exercise.getByRole('button', { name: /^Edit/ }).press('Enter');
  await expect(exercise.getByRole('textbox')).toBeFocused();
  const announcements = await listen(page);
  await page.keyboard.press('Control+Enter');
  await expect(exercise.getByRole('status').last()).toContainText('0 of 5');
  await expectTranscript(exercise, 'exercise', announcements);
});

test('an exercise is solved by keyboard: a mistake in types, a hint, the solution', async ({
  page,
}) => {
  await openPage(page, PROGRAM.path);
  const exercise = page.locator('[data-exercise="best-of-two-rules"]');
  const folded = exercise.locator('xpath=following-sibling::details');
  const status = exercise.getByRole('status').last();
  await exercise.getByRole('button', { name: /^Edit/ }).press('Enter');
  const editor = exercise.getByRole('textbox');
  await expect(editor).toBeFocused();
  const announcements = await listen(page);
  await runProgram({ editor }, readExercise('mistakes/without-types.ts'));
  await expect(status).toContainText('The types are not checked yet');
  await pressTab(page, 2);
  await expect(exercise.getByRole('button', { name: /^Check types too/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status).toContainText('A known mistake');
  await pressTab(page, 2);
  await page.keyboard.press('Enter');
  await pressTab(page, 2);
  await page.keyboard.press('Enter');
  await expect(folded.last()).toHaveAttribute('open');
  const heard = await announcements();
  const parts = [exercise.getByRole('list'), folded.first(), folded.last()];
  const read = [];
  for (const part of parts) {
    read.push(await readAloud(part));
  }
  await editor.focus();
  const last = await listen(page);
  await runProgram({ editor }, readExercise('solution.ts'));
  await expect(status).toContainText('Solved');
  const transcript = withHeard(read.join('\n'), [...heard, ...(await last())]);
  expect(withoutMarksAndDate(transcript)).toMatchSnapshot('exercise-solved.txt');
});

freshTest('a review is done by keyboard, from the button to the end', async ({ page }) => {
  const missed = { state: 'wrong', attempts: 1, misses: 1, answered: '2026-01-05', streak: 0 };
  const progress = { [STORED_PAGE]: { [QUESTION_IDS[2]]: missed } };
  await storeProgress(page, JSON.stringify(progress));
  await openPage(page, '/vibe/newdocs/practice');
  const practice = page.getByRole('region', { name: 'Practice' });
  const start = await readAloud(practice);
  const announcements = await listen(page);
  await button(practice, 'Start practice').press('Enter');
  await expect(practice.getByText('Question 1 of 1')).toBeFocused();
  await practice.getByLabel('It runs the detector').press('Space');
  await button(practice, 'Check').press('Enter');
  await expect(practice.getByRole('status')).toContainText('Not right yet.');
  const heard = [...(await announcements())];
  const wrong = await readAloud(practice);
  const last = await listen(page);
  await button(practice, 'Try again').press('Enter');
  await practice.getByLabel('It leaves the detector off').press('Space');
  await button(practice, 'Check').press('Enter');
  await expect(practice.getByRole('status')).toContainText('Right.');
  heard.push(...(await last()));
  await button(practice, 'Finish').press('Enter');
  await expect(practice.getByText('That was the last question for today.')).toBeFocused();
  const read = [start, wrong, await readAloud(practice)].join('\n');
  expect(withHeard(read, heard)).toMatchSnapshot('review.txt');
});

test('tabs are read with the chosen one', async ({ page }) => {
  await openPage(page, SHEET);
  await page.getByRole('tab', { name: 'Windows' }).click();
  await expectTranscript(page.locator('.tabs-container'), 'tabs');
});

test('the meaning of a word is read', async ({ page }) => {
  await openPage(page, SHEET);
  await page.getByRole('button', { name: 'enrolment' }).click();
  await expectTranscript(page.locator('[popover]:popover-open'), 'term');
});

async function expectTranscript(
  part: Locator,
  name: string,
  announcements?: Awaited<ReturnType<typeof listen>>,
): Promise<void> {
  const heard = (await announcements?.()) ?? [];
  expect(withoutMarksAndDate(withHeard(await readAloud(part), heard))).toMatchSnapshot(
    `${name}.txt`,
  );
}

async function pressTab(page: Page, times: number): Promise<void> {
  for (let stop = 0; stop < times; stop += 1) {
    await page.keyboard.press('Tab');
  }
}

function readExercise(file: string): string {
  const folder = 'newdocs/typescript/functions.exercises/best-of-two-rules';
  return readFileSync(new URL(`../../../site/${folder}/${file}`, import.meta.url), 'utf8');
}

function withHeard(transcript: string, heard: readonly string[]): string {
  // On a fast machine this is replaced before it is announced.
  const always = heard.filter((text) => !/Checking (?:the types )?…$/.test(text));
  return always.length === 0 ? transcript : `${transcript}\nAnnounced:\n${always.join('\n')}\n`;
}
