import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { violationsInThemes } from '../../axe.ts';
import {
  COMPONENT,
  findBlock,
  keepEditor,
  openBlock,
  openEditor,
  PROGRAM,
  runProgram,
} from '../../live-steps.ts';
import { searchInput } from '../../search-steps.ts';
import { expect, test as freshTest, openPage, readingTest as test } from '../../site-test.ts';

/** What only the runner loads: the frame, the packages, and texts of compiler and editor. */
const RUNNER_TEXT = /__liveTick|sourceMappingOptions|cm-activeLine/;

/** Bodies of all that a page loads over the network from now on. */
function watchBodies(page: Page): { readonly url: string; readonly body: Promise<string> }[] {
  const bodies: { readonly url: string; readonly body: Promise<string> }[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith('http')) {
      bodies.push({ url: response.url(), body: response.text().catch(() => '') });
    }
  });
  return bodies;
}

/** Bytes with Brotli, as hosts send them. */
async function weigh(bodies: readonly { readonly body: Promise<string> }[]): Promise<number> {
  const texts = await Promise.all(bodies.map(({ body }) => body));
  return texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
}

for (const { block: place, kind } of [
  { block: COMPONENT, kind: 'a component' },
  { block: PROGRAM, kind: 'a program' },
]) {
  freshTest(
    `nothing of the runner is loaded before a press, and then what the button says: ${kind}`,
    async ({ page, trouble }) => {
      const before = watchBodies(page);
      const block = await openBlock(page, place);
      const noted = await block.figure
        .getByText(/^In this page\. Loads up to \d+ kB\.$/)
        .textContent();
      await page.waitForLoadState('networkidle');
      for (const { url, body } of before) {
        expect(url).not.toContain('/assets/live/');
        expect(await body, url).not.toMatch(RUNNER_TEXT);
      }
      expect(await block.frame.count()).toBe(0);

      const after = watchBodies(page);
      await block.press('Run');
      await expect(block.status).toHaveText(/The example runs below|Done/);
      const kilobytes = (await weigh(after)) / 1000;
      const stated = Number(/\d+/.exec(noted ?? '')?.[0]);
      expect(Math.abs(kilobytes - stated) / stated, `${kilobytes} kB`).toBeLessThan(0.1);
      expect(trouble).toEqual({ errors: [], offSite: [] });
    },
  );
}

freshTest(
  'the editor is loaded by Edit alone, and weighs what the button says',
  async ({ page }) => {
    const block = await openBlock(page, PROGRAM);
    await block.press('Run');
    await expect(block.status).toContainText('Done.');
    const after = watchBodies(page);
    const edit = block.figure.getByRole('button', { name: /^Edit/ });
    const stated = Number(/\d+/.exec(await edit.innerText())?.[0]);
    await edit.click();
    await expect(block.editor).toBeFocused();
    const kilobytes = (await weigh(after)) / 1000;
    expect(Math.abs(kilobytes - stated) / stated, `${kilobytes} kB`).toBeLessThan(0.1);
  },
);

test('a component runs: it answers to the reader', async ({ page }) => {
  const block = await openBlock(page, COMPONENT);
  await block.press('Run');
  const result = block.figure.frameLocator('iframe');
  await result.getByRole('radio', { name: 'POST' }).click();
  await result.getByRole('button', { name: 'Check' }).click();
  await expect(result.getByRole('status')).toHaveText('POST is wrong. Try again.');
  await result.getByRole('radio', { name: 'GET' }).click();
  await result.getByRole('button', { name: 'Check' }).click();
  await result.getByRole('button', { name: 'Next' }).click();
  await expect(result.getByText('Question 2 of 2')).toBeVisible();
});

freshTest(
  'the frame has no right but to run scripts, and its page a policy of its own',
  async ({ page }) => {
    const policies: string[] = [];
    page.on('response', (response) => {
      if (/\/assets\/live\/frame-/.test(response.url())) {
        policies.push(response.headers()['content-security-policy'] ?? '');
      }
    });
    const block = await openBlock(page, COMPONENT);
    await block.press('Run');
    await expect(block.status).toHaveText('The example runs below.');
    await expect(block.frame).toHaveAttribute('sandbox', 'allow-scripts');
    expect(policies).toHaveLength(1);
    expect(policies[0]).toMatch(
      /^default-src 'none'; script-src blob: 'sha256-[^ ]+'; connect-src 'none'; .*frame-ancestors 'self'/,
    );
    expect(policies[0]).not.toMatch(/unsafe|https?:/);
    const main = await page.request.get(encodeURI(COMPONENT.path));
    expect(main.headers()['content-security-policy']).not.toMatch(
      /blob:|unsafe-inline|unsafe-eval/,
    );
  },
);

freshTest('a program prints what the page shows', { tag: '@firefox' }, async ({ page }) => {
  const block = await openBlock(page, PROGRAM);
  await block.press('Run');
  await expect(block.lines).toHaveText(['2 4 2']);
  await expect(block.status).toHaveText('Done. Lines printed: 1. Output: 2 4 2');
});

test('a change is run, an error is shown at its line, and Reset brings the code back', async ({
  page,
  trouble,
}) => {
  const block = await openEditor(page);
  await runProgram(block, 'const a = 1;\nconst b = ;\nconsole.log(a);');
  await expect(block.status).toHaveText('hints.ts, line 2: Unexpected token');
  await expect(block.figure.locator('.cm-problem')).toHaveText('Unexpected token');
  await expect(block.figure.locator('.cm-problem-line')).toHaveText('const b = ;');

  await runProgram(block, 'console.log("first");\n\nnull.length;');
  await expect(block.lines).toHaveText(['first']);
  await expect(block.status).toContainText('hints.ts, line 3: TypeError: Cannot read properties');
  await expect(block.figure.locator('.cm-problem-line')).toHaveText('null.length;');

  await runProgram(block, 'console.log(6 * 7);');
  await expect(block.lines).toHaveText(['42']);
  await expect(block.figure.locator('.cm-problem')).toHaveCount(0);

  await block.press('Reset');
  await expect(block.editor).toContainText('function makeHintCounter');
  await expect(block.lines).toHaveText(['2 4 2']);
  expect(trouble.errors).toEqual([]);
});

test('an error of code that was changed meanwhile is not shown in the editor', async ({ page }) => {
  const block = await keepEditor(page);
  await runProgram(block, 'await new Promise((done) => setTimeout(done, 1000));\nnull.length;');
  await block.editor.press('Control+A');
  await block.editor.press('Delete');
  await expect(block.status).toContainText('hints.ts, line 2: TypeError');
  await expect(block.editor).toHaveText('');
});

test('an error while a component is drawn names file and line', async ({ page }) => {
  const block = await openBlock(page, COMPONENT);
  await block.press('Run');
  await block.press(/^Edit/);
  await runProgram(
    block,
    'interface Props { a?: string[] }\nexport function App({ a }: Props) {\n  return <p>{a!.length}</p>;\n}',
  );
  await expect(block.status).toContainText('App.tsx, line 3: TypeError');
});

freshTest('an example goes on without a network, once it was loaded', async ({ page, context }) => {
  const block = await openEditor(page);
  await context.setOffline(true);
  await runProgram(block, 'console.log("offline");');
  await expect(block.lines).toHaveText(['offline']);
});

freshTest('says when the runner cannot be loaded, and tries again', async ({ page, context }) => {
  const block = await openBlock(page, COMPONENT);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await block.press('Run');
  await expect(block.figure.getByRole('alert')).toContainText('could not be loaded');
  await context.setOffline(false);
  await block.press('Run');
  await expect(block.status).toHaveText('The example runs below.');
  await expect(block.figure.getByRole('alert')).toHaveCount(0);
});

test('by keyboard: the editor lets the focus go, and the focus is never lost', async ({ page }) => {
  const block = await openBlock(page, PROGRAM);
  const run = block.figure.getByRole('button', { name: 'Run' });
  await run.press('Enter');
  await expect(block.lines).toHaveText(['2 4 2']);
  await expect(run).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(block.figure.getByRole('button', { name: /^Edit/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(block.editor).toBeFocused();
  await expect(block.figure.getByText('Tab leaves the editor')).toBeVisible();

  const text = await block.editor.innerText();
  await page.keyboard.press('Tab');
  await expect(block.editor).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(block.editor).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(block.editor).not.toBeFocused();
  expect(await block.editor.innerText()).toBe(text);
});

test('Open larger shows the example in a dialog; Escape closes it and keeps the code', async ({
  page,
}) => {
  const block = await openEditor(page);
  await runProgram(block, 'console.log("mine");');
  await expect(block.lines).toHaveText(['mine']);
  await block.press('Open larger');
  const dialog = page.getByRole('dialog', { name: 'Live example' });
  await expect(dialog.getByRole('textbox', { name: 'Code of hints.ts' })).toContainText('mine');
  await expect(dialog.getByRole('list', { name: 'Console' })).toHaveText('mine');
  await page.keyboard.press('Control+k');
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Close' }).press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(block.figure.getByRole('button', { name: 'Open larger' })).toBeFocused();
  await expect(block.editor).toContainText('mine');
});

for (const { path, title, status } of [
  { path: 'React/TSX & Typed Components Type Safety', title: 'src/ResultPanel.tsx' },
  { path: 'React/State Management in React', title: 'src/ProgressContext.tsx' },
  { path: 'React/State Management in React', title: 'src/progressStore.ts' },
  { path: 'React/Zustand Slices and Modular State Architecture', title: 'src/ProgressLine.tsx' },
  { path: 'React/Memoization', title: 'src/Overview.tsx' },
  {
    path: 'React/Advanced State Management with Zustand',
    title: 'logger.ts',
    status: 'Lines printed: 2',
  },
  {
    path: 'React/Zustand Slices and Modular State Architecture',
    title: 'TypeScript',
    status: 'Lines printed: 1',
  },
  { path: 'Typescript/let & const/4.1 let & const', title: 'TypeScript', status: 'Done.' },
  {
    path: 'Typescript/Mastering Loops/Mastering Loops in TypeScript',
    title: 'ask.ts',
    status: 'Lines printed: 1',
  },
  { path: 'Typescript/Narrowing', title: 'toLines.ts', status: 'Lines printed: 1' },
  { path: 'Typescript/Async and Errors', title: 'main.ts', status: 'Lines printed: 1' },
]) {
  test(`runs as the page shows it: ${title} of ${path}`, async ({ page, trouble }) => {
    await openPage(page, `/vibe/newdocs/${path}`);
    const block = findBlock(page, title);
    await block.press('Run');
    await expect(block.status).toContainText(status ?? 'The example runs below.');
    if (status === undefined) {
      await expect(block.figure.frameLocator('iframe').getByRole('button').first()).toBeVisible();
    }
    expect(trouble).toEqual({ errors: [], offSite: [] });
  });
}

// Typed key by key, as a reader does: `/` opens search elsewhere.
freshTest('every character can be typed into the editor', { tag: '@firefox' }, async ({ page }) => {
  const { editor } = await openEditor(page);
  await editor.press('Control+A');
  await page.keyboard.type('// half\nlet a = 4 / 2;');
  await expect(editor).toContainText('// half');
  await expect(editor).toContainText('let a = 4 / 2;');
});

freshTest('the editor keeps its keys, whose hint follows the system', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }),
  );
  const { editor, figure, status } = await openEditor(page);
  const hint = 'Cmd+Enter runs the code. Tab leaves the editor; Cmd+] and Cmd+[ indent a line.';
  await expect(figure.getByText(hint)).toBeVisible();
  await expect(editor).toHaveAccessibleDescription(hint);
  await expect(page.locator('nav [data-opens-search]').first()).toContainText('⌘K');
  await editor.press('Meta+A');
  await page.keyboard.type('let first;');
  // Each deletes in the editor, and opens nothing.
  for (const key of ['Control+A', 'Control+K']) await page.keyboard.press(key);
  await expect(editor).toHaveText('');
  await page.keyboard.type('let second;');
  await page.keyboard.press('Meta+Shift+K');
  await expect(editor).toHaveText('');
  await expect(page.locator('dialog[data-search]')).toBeHidden();
  await page.keyboard.type('console.log(1); console.log(2);');
  await page.keyboard.press('Meta+Enter');
  await expect(status).toContainText('Lines printed: 2.');
});

test.describe('on a phone', () => {
  freshTest.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  freshTest('the letters of the editor are too large for Safari to zoom in', async ({ page }) => {
    const { editor } = await openEditor(page);
    await expect(editor).toHaveCSS('font-size', '16px');
  });
});

for (const { width, tag } of [{ width: 412, tag: '@nightly' }, { width: 1280 }]) {
  test(`has no accessibility violations in either theme at ${width} px`, {
    tag: tag ?? [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const block = await keepEditor(page);
    await runProgram(block, 'console.warn("a warning");\nconsole.error("an error");\nnull.a;');
    await expect(block.status).toContainText('line 3');
    const within = 'figure[data-editing]';
    expect(await violationsInThemes(page, { within })).toEqual([]);
    await block.press('Open larger');
    await expect(page.getByRole('dialog').getByRole('status').last()).toContainText('line 3');
    expect(await violationsInThemes(page, { within: 'dialog' })).toEqual([]);
    const isWide = () => document.documentElement.scrollWidth > window.innerWidth;
    expect(await page.evaluate(isWide)).toBe(false);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  });
}

test.describe('without JavaScript', () => {
  freshTest.use({ javaScriptEnabled: false });

  freshTest('the block is a plain block', async ({ page }) => {
    await page.goto(encodeURI(COMPONENT.path));
    await expect(page.getByText('Question {index + 1} of').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Run', exact: true })).toHaveCount(0);
  });
});
