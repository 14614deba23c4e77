// What is stopped in a live example: code without an end, and output without one.
import type { Page } from '@playwright/test';
import {
  COMPONENT,
  expectUsable,
  keepEditor,
  type LiveBlock,
  openBlock,
  openEditor,
  runProgram,
} from '../../live-steps.ts';
import { expect, test as freshTest, readingTest as test } from '../../site-test.ts';

const RECURSION = 'const f = (n: number): number => n < 2 ? n : f(n - 1) + f(n - 2);\nf(80);';
const LOOP = 'Stopped: the code ran for a second without a pause. Is there a loop that never ends?';
const FLOOD = 'Stopped: the code printed more than the page shows.';
const SILENT = 'Stopped: the code did not answer for three seconds.';

for (const [name, code, message] of [
  ['a loop', 'while (true) {}', LOOP],
  ['a loop that catches everything', 'while (true) { try { while (true) {} } catch {} }', LOOP],
  ['a loop of promises', 'while (true) await null;', LOOP],
  ['a recursion that branches', RECURSION, LOOP],
  ['a loop in a later task', 'setTimeout(() => { for (;;); }, 100);', LOOP],
  [
    'memory in a loop',
    'const kept: string[] = [];\nfor (;;) kept.push(String(Math.random()).repeat(1000));',
    LOOP,
  ],
  ['work inside the browser', '/^(a+)+$/.test("a".repeat(50) + "b");', SILENT],
  ['lines without end', 'for (;;) console.log("again");', FLOOD],
  ['lines from a timer', 'setInterval(() => console.log("again"), 0);', FLOOD],
  [
    'a flood past the console',
    'setInterval(() => { for (let n = 0; n < 100; n++) parent.postMessage({ kind: "height", pixels: 1 }, "*"); }, 10);',
    FLOOD,
  ],
  ['messages that the page does not know', 'parent.postMessage({ kind: "run" }, "*");', FLOOD],
] as const) {
  test(`stops ${name}`, async ({ page }) => {
    await expectStopped(page, await keepEditor(page), { code, message });
  });
}

freshTest('stops 256 MB past the console', async ({ page }) => {
  const code = 'parent.postMessage("x".repeat(2 ** 28), "*");';
  await expectStopped(page, await openEditor(page), { code, message: FLOOD });
});

async function expectStopped(
  page: Page,
  block: LiveBlock,
  { code, message }: { readonly code: string; readonly message: string },
): Promise<void> {
  await runProgram(block, code);
  await expect(block.status).toHaveText(message, { timeout: 15_000 });
  await expect(block.frame).toHaveCount(0);
  expect(await block.lines.count()).toBeLessThanOrEqual(200);
  await expectUsable(page);
  await runProgram(block, 'console.log("alive");');
  await expect(block.lines).toHaveText(['alive']);
}

test('the guard alone stops loops where frame and page share a process', async ({
  playwright,
  baseURL,
}) => {
  // Firefox and Safari have no process for such a frame, phones with little memory neither.
  const browser = await playwright.chromium.launch({
    ...(process.env.CHROMIUM_PATH === undefined
      ? {}
      : { executablePath: process.env.CHROMIUM_PATH }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-site-isolation-trials',
      '--disable-features=IsolateSandboxedIframes',
    ],
  });
  try {
    const page = await browser.newPage({ ...(baseURL === undefined ? {} : { baseURL }) });
    const block = await openEditor(page);
    const session = await browser.newBrowserCDPSession();
    const { targetInfos } = await session.send('Target.getTargets');
    expect(targetInfos.filter(({ type }) => type === 'iframe')).toEqual([]);
    for (const code of ['while (true) {}', 'while (true) await null;', RECURSION]) {
      await runProgram(block, code);
      await expect(block.status).toHaveText(LOOP, { timeout: 15_000 });
      await expectUsable(page);
      await runProgram(block, 'console.log("alive");');
      await expect(block.lines).toHaveText(['alive']);
    }
  } finally {
    await browser.close();
  }
});

test('a text of 1 GB ends in an error, and one of half of it is cut', async ({ page }) => {
  const block = await keepEditor(page);
  await runProgram(block, '"x".repeat(2 ** 30);');
  await expect(block.status).toContainText('line 1: RangeError: Invalid string length');
  await runProgram(block, 'console.log("x".repeat(2 ** 29 - 24));');
  await expect(block.lines).toHaveText([/^x{2000} …$/], { timeout: 15_000 });
  await expectUsable(page);
});

test('an endless recursion is an error like any other', async ({ page }) => {
  const block = await keepEditor(page);
  await runProgram(block, 'const f = (): number => f() + 1;\nf();');
  await expect(block.status).toContainText('RangeError: Maximum call stack size exceeded');
});

test('a loop that a reader starts with a press is stopped too', async ({ page }) => {
  const block = await openBlock(page, COMPONENT);
  await block.press('Run');
  await block.press(/^Edit/);
  await runProgram(
    block,
    'export function App() {\n  return <button onClick={() => { while (true); }}>Loop</button>;\n}',
  );
  await block.figure.frameLocator('iframe').getByRole('button', { name: 'Loop' }).click();
  await expect(block.status).toHaveText(LOOP);
  await expectUsable(page);
});
