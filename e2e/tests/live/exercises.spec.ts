import type { Locator, Request } from '@playwright/test';
import { EXERCISES, openExercise, read } from '../../exercise-steps.ts';
import { runProgram } from '../../live-steps.ts';
import { expect, test } from '../../site-test.ts';

const requirementsOf = (exercise: Locator) => exercise.locator('h3:text-is("Requirements") + ul');

for (const one of EXERCISES) {
  test(`${one.kind} is solved by keyboard`, { tag: '@firefox' }, async ({ page, trouble }) => {
    const { exercise, editor, status } = await openExercise(page, one);
    await editor.press('Tab');
    await expect(exercise.getByRole('button', { name: 'Check', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status).toContainText('0 of ');
    // Over code in colours: Chromium would repeat them in a style attribute, which the policy refuses.
    await editor.press('Control+Home');
    await editor.press('Shift+End');
    await page.keyboard.type('// typed');
    await expect(editor).toContainText('// typed');
    await runProgram({ editor }, read(one, `solution.${one.file.split('.').at(-1)}`));
    if (one.open !== undefined) {
      await expect(status).toHaveText(one.open);
      for (let stop = 0; stop < 2; stop += 1) {
        await page.keyboard.press('Tab');
      }
      await expect(exercise.getByRole('button', { name: /^Check types too/ })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(exercise.getByRole('button', { name: 'Check', exact: true })).toBeFocused();
    }
    await expect(status).toHaveText(one.solved);
    const requirements = requirementsOf(exercise).getByRole('listitem');
    for (const requirement of await requirements.all()) {
      await expect(requirement).toContainText('Holds: ');
    }
    expect(trouble.errors).toEqual([]);
  });
}

test('a known mistake gets its hint, and the failing input is shown', async ({ page }) => {
  const { exercise, editor, status } = await openExercise(page, EXERCISES[0]);
  await runProgram({ editor }, read(EXERCISES[0], 'mistakes/sum.ts'));
  await expect(status).toHaveText(
    /^1 of 5 requirements hold\. .*A known mistake: The two scores are added\./,
  );
  const failure = exercise.getByRole('listitem').filter({ hasText: 'Does not hold yet' }).first();
  await expect(failure).toContainText('best(() => 3, () => 7)("GET", "GET"): 10');
  await expect(failure).toContainText('Expected: 7');
});

test('a handler that goes on after its reply is refused, and an error in it is shown', {
  tag: '@firefox',
}, async ({ page }) => {
  const { exercise, editor, status } = await openExercise(page, EXERCISES[3]);
  const text = requirementsOf(exercise);
  await runProgram({ editor }, read(EXERCISES[3], 'mistakes/no-return-404.ts'));
  await expect(status).toContainText('The handler goes on after the reply with 404');
  await expect(text).toContainText(
    'An error reached the last handler after the reply to PATCH /q7.',
  );
  await expect(text).toContainText('An error on the way: TypeError');
});

test('what cannot be imported or is not exported is named by what the reader has', async ({
  page,
}) => {
  const { editor, status } = await openExercise(page, EXERCISES[3]);
  await runProgram(
    { editor },
    "import { on } from 'node:events';\nexport const questionsRouter = on;",
  );
  await expect(status).toHaveText(
    'questionsRouter.ts, line 1: "node:events" is not offered here. Offered: express.',
  );
  await runProgram({ editor }, 'export const router = 1;');
  await expect(status).toHaveText('Error: questionsRouter.ts exports no "questionsRouter".');
});

test('a mistake in types gets its hint at its line, and later checks ask the compiler too', {
  tag: '@firefox',
}, async ({ page }) => {
  const { exercise, editor, status } = await openExercise(page, EXERCISES[0]);
  await runProgram({ editor }, read(EXERCISES[0], 'mistakes/without-types.ts'));
  await expect(status).toHaveText(EXERCISES[0].open);
  await exercise.getByRole('button', { name: /^Check types too/ }).click();
  await expect(status).toHaveText(
    /^4 of 5 requirements hold\.A known mistake: The parameters of best have no types\./,
  );
  const error = "error TS7006: Parameter 'first' implicitly has an 'any' type.";
  await expect(
    exercise.getByRole('listitem').filter({ hasText: 'Does not hold yet' }),
  ).toContainText(`best.ts, line 3: ${error}`);
  await expect(exercise.locator('.cm-problem')).toHaveText(error);
  await runProgram({ editor }, read(EXERCISES[0], 'solution.ts'));
  await expect(status).toHaveText(EXERCISES[0].solved);
  await expect(exercise.locator('.cm-problem')).toHaveCount(0);
});

test('the compiler is loaded when it is asked for, and weighs what the button says', async ({
  page,
}) => {
  const { exercise, editor, status } = await openExercise(page, EXERCISES[0]);
  const compiler = '**/workers/types-*.js';
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (/\/types-[^/]*\.js$/.test(request.url())) {
      requests.push(request);
    }
  });
  await page.route(compiler, (route) => route.abort());
  await runProgram({ editor }, read(EXERCISES[0], 'solution.ts'));
  await expect(status).toHaveText(EXERCISES[0].open);
  expect(requests).toEqual([]);
  const button = exercise.getByRole('button', { name: /^Check types too/ });
  const stated = Number(/\d+/.exec(await button.innerText()));
  await button.click();
  await expect(status).toContainText('The compiler could not be loaded, or did not answer.');
  await page.unroute(compiler);
  await exercise.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(status).toHaveText(EXERCISES[0].solved);
  const reply = await page.request.get(requests.at(-1)?.url() ?? '', {
    headers: { 'Accept-Encoding': 'br' },
  });
  const kilobytes = Number(reply.headers()['content-length']) / 1000;
  expect(Math.abs(kilobytes - stated) / stated, `${kilobytes} kB`).toBeLessThan(0.1);
});
