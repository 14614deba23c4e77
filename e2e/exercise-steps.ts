import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, openPage } from './site-test.ts';

const CONTENT = new URL('../site/newdocs/', import.meta.url);

/** One exercise of each kind. */
export const EXERCISES = [
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

/** Opens an exercise with its editor, by keyboard. */
export async function openExercise(
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

/** Reads a file of an exercise, such as its solution. */
export function read({ folder }: (typeof EXERCISES)[number], file: string): string {
  return readFileSync(new URL(`${folder}/${file}`, CONTENT), 'utf8');
}
