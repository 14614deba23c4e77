import { readFileSync } from 'node:fs';
import type { Locator, Page, Request } from '@playwright/test';
import { runProgram } from '../../live-steps.ts';
import { expect, openPage, test } from '../../site-test.ts';

const requirementsOf = (exercise: Locator) => exercise.locator('p:text-is("Requirements") + ul');

const CONTENT = new URL('../../../site/newdocs/', import.meta.url);

/** One exercise of each kind. */
const EXERCISES = [
  {
    kind: 'a program',
    path: '/vibe/newdocs/Typescript/Mastering Functions/Mastering Functions in TypeScript',
    folder: 'typescript/functions.exercises/best-of-two-rules',
    file: 'best.ts',
    solved: 'Solved: all 5 requirements hold.',
    open: '4 of 5 requirements hold. The types are not checked yet: press “Check types too”.',
  },
  {
    kind: 'a component',
    path: '/vibe/newdocs/React/TSX & Typed Components',
    folder: 'react/typed-components.exercises/number-card',
    file: 'NumberCard.tsx',
    solved: 'Solved: all 5 requirements hold.',
    open: undefined,
  },
  {
    kind: 'a pipeline',
    path: '/vibe/newdocs/Mongo DB/Aggregation Framework',
    folder: 'mongodb/aggregation.exercises/tries-per-question',
    file: 'tries.ts',
    solved: 'Solved: all 4 requirements hold.',
    open: undefined,
  },
  {
    kind: 'a handler',
    path: '/vibe/newdocs/Express/HTTP Methods & Status Codes',
    folder: 'express/http-methods.exercises/change-explanation',
    file: 'questionsRouter.ts',
    solved: 'Solved: all 4 requirements hold.',
    open: undefined,
  },
] as const;

/** The compiler is half a megabyte, and takes a second to begin. */
const COMPILER = { timeout: 15_000 };

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

function read({ folder }: (typeof EXERCISES)[number], file: string): string {
  return readFileSync(new URL(`${folder}/${file}`, CONTENT), 'utf8');
}

for (const one of EXERCISES) {
  test(`${one.kind} is solved by keyboard`, { tag: '@firefox' }, async ({ page, trouble }) => {
    const { exercise, editor, status } = await openExercise(page, one);
    await editor.press('Tab');
    await expect(exercise.getByRole('button', { name: 'Start again' })).toBeFocused();
    await page.keyboard.press('Tab');
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
      for (let stop = 0; stop < 3; stop += 1) {
        await page.keyboard.press('Tab');
      }
      await expect(exercise.getByRole('button', { name: /^Check types too/ })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(exercise.getByRole('button', { name: 'Check', exact: true })).toBeFocused();
    }
    await expect(status).toHaveText(one.solved, COMPILER);
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
    COMPILER,
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
  await expect(status).toHaveText(EXERCISES[0].solved, COMPILER);
  const reply = await page.request.get(requests.at(-1)?.url() ?? '', {
    headers: { 'Accept-Encoding': 'br' },
  });
  const kilobytes = Number(reply.headers()['content-length']) / 1000;
  expect(Math.abs(kilobytes - stated) / stated, `${kilobytes} kB`).toBeLessThan(0.1);
});

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
    test.setTimeout(60_000);
    const { exercise, editor, status } = await openExercise(page, one);
    const act = (body: string) => runProgram({ editor }, `const act = () => { ${body} };\n${code}`);
    await act('while (true) {}');
    await expect(status).toContainText(
      'Stopped: the code ran for a second without a pause. Is there a loop that never ends?',
    );
    // The stopped loop has kept a core busy: as in live-stops.spec.ts, what comes next may take longer.
    await act('throw new RangeError("too far");');
    await expect(exercise).toContainText(error, { timeout: 15_000 });
    await act('return "x".repeat(1e8);');
    await expect(status).toContainText(/^0 of \d requirements hold\./, { timeout: 15_000 });
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
