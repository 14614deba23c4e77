import type { Page } from '@playwright/test';
import { expect, openPage } from './site-test.ts';

/** Page object of a live block. */
export type LiveBlock = ReturnType<typeof findBlock>;

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
export function findBlock(page: Page, title: string) {
  const figure = page
    .getByRole('figure', { name: title, exact: true })
    .filter({ has: page.getByRole('button', { name: 'Run', exact: true }) });
  return {
    figure,
    status: figure.getByRole('status').last(),
    /** Lines of the console. */
    lines: figure.getByRole('list', { name: 'Console' }).getByRole('listitem'),
    frame: figure.locator('iframe'),
    editor: figure.getByRole('textbox', { name: /^Code of / }),
    press: (name: string | RegExp): Promise<void> =>
      figure.getByRole('button', { name }).first().click(),
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

/** Writes a program into an open editor and runs it. */
export async function runProgram(
  { editor }: Pick<LiveBlock, 'editor'>,
  code: string,
): Promise<void> {
  const page = editor.page();
  await editor.press('Control+A');
  await editor.press('Delete');
  // Keys wait in a queue that a script in the page may overtake: what it pastes would be deleted.
  await expect(editor).toHaveText('');
  if (page.context().browser()?.browserType().name() === 'firefox') {
    // A paste event that a script makes carries no text in Firefox.
    await page.keyboard.insertText(code);
  } else {
    await editor.evaluate((element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, code);
  }
  await editor.press('Control+Enter');
}

const LOOP = 'Stopped: the code ran for a second without a pause. Is there a loop that never ends?';
const FLOOD = 'Stopped: the code printed more than the page shows.';
const SILENT = 'Stopped: the code did not answer for three seconds.';
/** How runaway code is stopped, in the words of the page. */
export const STOPPED = { LOOP, FLOOD, SILENT } as const;

/** Kinds of runaway programs, and how the page says that they ended. */
export const RUNAWAYS = [
  { kind: 'an endless loop', code: 'while (true) {}', message: LOOP },
  {
    kind: 'an endless recursion',
    code: 'const f = (): number => f() + 1;\nf();',
    message: /call stack size exceeded|too much recursion/,
  },
  {
    kind: 'a regular expression that backtracks',
    code: '/^(a+)+$/.test("a".repeat(50) + "b");',
    message: SILENT,
  },
  { kind: 'a loop of promises', code: 'while (true) await null;', message: LOOP },
  {
    kind: 'a text that grows',
    code: 'let text = "x";\nfor (;;) text += text.replace(/x/g, "xx");',
    message: /Invalid string length|allocation size overflow|out of memory|Stopped: the code/,
  },
  {
    kind: 'a storm of timers',
    code: 'for (let n = 0; n < 1000; n++) setInterval(() => console.log(n), 0);',
    message: FLOOD,
  },
  {
    kind: 'memory that fills',
    code: 'const kept: string[] = [];\nfor (;;) kept.push(String(Math.random()).repeat(1000));',
    message: LOOP,
  },
] as const;

/** Asserts that the page still works: its title is unchanged, and its colour switch responds. */
export async function expectUsable(page: Page): Promise<void> {
  const title = await page.evaluate(() => document.title, undefined);
  expect(title).not.toBe('hacked');
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
}
