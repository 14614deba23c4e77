// How the code of an exercise is run: what is loaded when, and what it cannot do to the page.
import { EXERCISES, openExercise, read } from '../../exercise-steps.ts';
import { runProgram, STOPPED } from '../../live-steps.ts';
import { expect, openPage, test } from '../../site-test.ts';

/** A reader's file of each kind that calls a function `act`, and how the page shows an error of it. */
const ACTING = [
  {
    one: EXERCISES[0],
    code: 'export const best = () => () => act();',
    error: 'RangeError: too far',
  },
  {
    one: EXERCISES[1],
    code: 'export function NumberCard() { return <p>{act()}</p>; }',
    error: 'RangeError: too far',
  },
  {
    one: EXERCISES[2],
    code: 'export const pipeline = [{ $project: { text: act() } }];',
    error: 'tries.ts, line 1: RangeError: too far',
  },
  {
    one: EXERCISES[3],
    code: `import { Router } from 'express';
export const questionsRouter = Router();
questionsRouter.use((_request, response) => { response.send(act()); });`,
    error: 'RangeError: too far',
  },
] as const;

for (const { one, code, error } of ACTING) {
  test(`an endless loop, an error and a long text are contained in ${one.kind}`, {
    // Handlers and pipelines run where programs do, and a browser's host of the code is the same for all kinds.
    tag: [
      ...(one === EXERCISES[0] ? ['@firefox'] : ['@firefox-nightly']),
      ...(one === EXERCISES[2] || one === EXERCISES[3] ? ['@nightly'] : []),
    ],
  }, async ({ page }) => {
    const { exercise, editor, status } = await openExercise(page, one);
    const act = (body: string) => runProgram({ editor }, `const act = () => { ${body} };\n${code}`);
    await act('while (true) {}');
    await expect(status).toContainText(STOPPED.LOOP);
    await act('throw new RangeError("too far");');
    await expect(exercise).toContainText(error);
    await act('return "x".repeat(1e8);');
    // A slow machine does not read so much in the time that code has for an answer.
    await expect(status).toContainText(
      new RegExp(`^0 of \\d requirements hold\\.|${STOPPED.SILENT}`),
    );
    await act(')');
    await expect(status).toContainText(`${one.file}, line `);
    await runProgram({ editor }, read(one, `solution.${one.file.split('.').at(-1)}`));
    await expect(status).toContainText(one.open ?? one.solved);
  });
}

test('a stopped check says what it tried last', async ({ page }) => {
  const { editor, status } = await openExercise(page, EXERCISES[0]);
  await runProgram({ editor }, 'export const best = () => () => { while (true) {} };');
  await expect(status).toContainText('The last thing tried: best(() => 3, () => 7)("GET", "GET").');
});

test('a component that renders without an end is stopped, and the page says why', async ({
  page,
}) => {
  const { exercise, editor } = await openExercise(page, EXERCISES[1]);
  const code = `import { useState } from 'react';
export function NumberCard() {
  const [count, setCount] = useState(0);
  setCount(count + 1);
  return <p>{count}</p>;
}`;
  await runProgram({ editor }, code);
  await expect(exercise.getByRole('listitem').first()).toContainText(
    'The component renders without an end: each render or effect sets a state again.',
  );
});

test('an early Check loads what it needs in parallel with React', async ({ page }) => {
  const { path, folder } = EXERCISES[1];
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.route(/island-react/, () => undefined);
  await openPage(page, path);
  const exercise = page.locator(`[data-exercise="${folder.split('/').at(-1)}"]`);
  await exercise.getByRole('button', { name: 'Check', exact: true }).click();
  const needed = [/\/kit-react-/, /\/packages-/, /\/exercise-number-card-/, /sucrase/];
  await expect
    .poll(() => needed.filter((one) => !paths.some((path) => one.test(path))))
    .toEqual([]);
});

test('nothing is loaded ahead for a reader who writes and wants to save data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const { exercise, editor } = await openExercise(page, EXERCISES[1]);
  await editor.press('Enter');
  // Kept in the same step that would have opened the frame.
  await page.waitForFunction(() => localStorage.getItem('vibe-docs.exercise.number-card'));
  await expect(exercise.locator('iframe')).toHaveCount(0);
});

test('the frame of the first and of the next check is ready before it, and nothing of the one before is in it', {
  tag: '@firefox',
}, async ({ page }) => {
  const made: string[] = [];
  page.on('frameattached', () => made.push('a frame'));
  const { exercise, editor, status } = await openExercise(page, EXERCISES[1]);
  expect(made).toHaveLength(0);
  await editor.press('Enter');
  await expect.poll(() => made).toHaveLength(1);
  const leave = 'document.title = "left"; globalThis.left = 1;';
  await runProgram({ editor }, `${leave}\n${read(EXERCISES[1], 'solution.tsx')}`);
  await expect(status).toHaveText(EXERCISES[1].solved);
  await expect.poll(() => made).toHaveLength(2);
  await expect(exercise.locator('iframe')).toHaveAttribute('tabindex', '-1');
  const look = 'throw new Error(document.title + " " + globalThis.left);';
  await runProgram({ editor }, `export function NumberCard() { ${look} }`);
  await expect(exercise).toContainText('Error: Live example undefined');
});
