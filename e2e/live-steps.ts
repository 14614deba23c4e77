import type { Locator, Page } from '@playwright/test';
import { expect, openPage } from './site-test.ts';

/** Page object of a live block. */
export interface LiveBlock {
  readonly figure: Locator;
  readonly status: Locator;
  /** Lines of the console. */
  readonly lines: Locator;
  readonly frame: Locator;
  readonly editor: Locator;
  readonly press: (name: string | RegExp) => Promise<void>;
}

/** A React lesson with a live component, and its block. */
export const COMPONENT = {
  path: '/vibe/newdocs/React/TSX & Typed Components',
  title: 'src/App.tsx',
};

/** A TypeScript lesson with a program to run, and its block. */
export const PROGRAM = {
  path: '/vibe/newdocs/Typescript/Mastering Functions/Mastering Functions in TypeScript',
  title: 'hints.ts',
};

/** Opens a page and finds one of its live blocks, without pressing anything. */
export async function openBlock(
  page: Page,
  { path, title }: { readonly path: string; readonly title: string },
): Promise<LiveBlock> {
  await openPage(page, path);
  return findBlock(page, title);
}

/** Finds a live block of an open page. */
export function findBlock(page: Page, title: string): LiveBlock {
  const figure = page
    .getByRole('figure', { name: title, exact: true })
    .filter({ has: page.getByRole('button', { name: 'Run', exact: true }) });
  return {
    figure,
    status: figure.getByRole('status').last(),
    lines: figure.getByRole('list', { name: 'Console' }).getByRole('listitem'),
    frame: figure.locator('iframe'),
    editor: figure.getByRole('textbox', { name: /^Code of / }),
    press: (name) => figure.getByRole('button', { name }).first().click(),
  };
}

/** Opens the TypeScript block with its editor. */
export async function openEditor(page: Page): Promise<LiveBlock> {
  const block = await openBlock(page, PROGRAM);
  await block.press('Run');
  await expect(block.status).toContainText('Done.');
  await block.press(/^Edit/);
  await expect(block.editor).toBeFocused();
  return block;
}

/** Reuses an editor that an earlier test left open on this page; otherwise opens it. */
export async function keepEditor(page: Page): Promise<LiveBlock> {
  const block = findBlock(page, PROGRAM.title);
  const isThere = decodeURI(page.url()).endsWith(PROGRAM.path);
  return isThere && (await block.editor.count()) > 0 ? block : openEditor(page);
}

/** Pastes a program into an open editor and runs it. */
export async function runProgram({ editor }: LiveBlock, code: string): Promise<void> {
  await editor.press('Control+A');
  await editor.press('Delete');
  await editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, code);
  await editor.press('Control+Enter');
}

/** Asserts that the page still works: its title is unchanged, and its colour switch responds. */
export async function expectUsable(page: Page): Promise<void> {
  const title = await page.evaluate(() => document.title, undefined);
  expect(title).not.toBe('hacked');
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
}
