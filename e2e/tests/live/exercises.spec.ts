import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { runProgram } from '../../live-steps.ts';
import { expect, openPage, test } from '../../site-test.ts';

const CONTENT = new URL('../../../site/newdocs/', import.meta.url);

/** One exercise of each kind. */
const EXERCISES = [
  {
    kind: 'a program',
    path: '/vibe/newdocs/Typescript/Mastering Functions/Mastering Functions in TypeScript',
    folder: 'typescript/functions.exercises/best-of-two-rules',
    file: 'best.ts',
    solved: 'Solved: all 4 requirements hold.',
  },
  {
    kind: 'a component',
    path: '/vibe/newdocs/React/TSX & Typed Components',
    folder: 'react/typed-components.exercises/number-card',
    file: 'NumberCard.tsx',
    solved: 'Solved: all 5 requirements hold.',
  },
  {
    kind: 'a pipeline',
    path: '/vibe/newdocs/Mongo DB/Aggregation Framework',
    folder: 'mongodb/aggregation.exercises/tries-per-question',
    file: 'tries.ts',
    solved: 'Solved: all 4 requirements hold.',
  },
  {
    kind: 'a handler',
    path: '/vibe/newdocs/Express/HTTP Methods & Status Codes',
    folder: 'express/http-methods.exercises/change-explanation',
    file: 'questionsRouter.ts',
    solved: 'Solved: all 4 requirements hold.',
  },
] as const;

/** Opens an exercise with its editor, by keyboard. */
async function openExercise(
  page: Page,
  { path, folder, file }: (typeof EXERCISES)[number],
): Promise<{ readonly exercise: Locator; readonly editor: Locator; readonly status: Locator }> {
  await openPage(page, path);
  const exercise = page.locator(`[data-exercise="${folder.split('/').at(-1)}"]`);
  await exercise.getByRole('button', { name: /^Edit/ }).press('Enter');
  const editor = exercise.getByRole('textbox', { name: `Code of ${file}` });
  await expect(editor).toBeFocused();
  return { exercise, editor, status: exercise.getByRole('status').last() };
}

for (const one of EXERCISES) {
  test(`${one.kind} is solved by keyboard`, { tag: '@firefox' }, async ({ page }) => {
    const { exercise, editor, status } = await openExercise(page, one);
    await editor.press('Tab');
    await expect(exercise.getByRole('button', { name: 'Start again' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(status).toContainText('0 of ');
    const solution = `solution.${one.file.split('.').at(-1)}`;
    await runProgram(
      { editor },
      readFileSync(new URL(`${one.folder}/${solution}`, CONTENT), 'utf8'),
    );
    await expect(status).toHaveText(one.solved);
    const requirements = exercise.getByRole('list', { name: 'Requirements' }).getByRole('listitem');
    for (const requirement of await requirements.all()) {
      await expect(requirement).toContainText('Holds: ');
    }
  });
}

test('a known mistake gets its hint, and the failing input is shown', async ({ page }) => {
  const { exercise, editor, status } = await openExercise(page, EXERCISES[0]);
  const mistake = `${EXERCISES[0].folder}/mistakes/sum.ts`;
  await runProgram({ editor }, readFileSync(new URL(mistake, CONTENT), 'utf8'));
  await expect(status).toHaveText(
    /^1 of 4 requirements hold\.A known mistake: The two scores are added\./,
  );
  await expect(
    exercise.getByRole('listitem').filter({ hasText: 'Does not hold yet' }).first(),
  ).toContainText('best(() => 3, () => 7)("GET", "GET") gives 10. Expected: 7');
});

test('an endless loop, an error and a long text are contained', async ({ page }) => {
  const { exercise, editor, status } = await openExercise(page, EXERCISES[0]);
  const best = (body: string) => `export const best = () => () => { ${body} };`;
  await runProgram({ editor }, best('while (true) {}'));
  await expect(status).toContainText('Stopped: the code ran for a second without a pause.');
  await expect(status).toContainText('The last thing tried: best(() => 3, () => 7)("GET", "GET").');
  await runProgram({ editor }, best('return "x".repeat(1e8);'));
  await expect(status).toHaveText('0 of 4 requirements hold.');
  await runProgram({ editor }, best('throw new RangeError("too far");'));
  await expect(exercise.getByText('RangeError: too far').first()).toBeVisible();
  await runProgram({ editor }, 'export const best = ;');
  await expect(status).toContainText('best.ts, line 1: ');
});
