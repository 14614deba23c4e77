// What is stopped in a live example: code without an end, and output without one.
import type { Page } from '@playwright/test';
import {
  COMPONENT,
  expectUsable,
  keepEditor,
  type LiveBlock,
  openBlock,
  openEditor,
  RUNAWAYS,
  runProgram,
  STOPPED,
} from '../../live-steps.ts';
import { expect, test as freshTest, readingTest as test } from '../../site-test.ts';

const RECURSION = 'const f = (n: number): number => n < 2 ? n : f(n - 1) + f(n - 2);\nf(80);';
const { LOOP, FLOOD, SILENT } = STOPPED;

/** Says where a program runs. In a worker it has a thread of its own, so it cannot block the page. */
const SAY_PLACE = "console.log('document' in globalThis ? 'in the frame' : 'in a worker');\n";
/** A program without an end that has no loop to guard: the browser tries the expression. */
const HANG = '/^(a+)+$/.test("a".repeat(50) + "b");';

/** One that the guard in the code stops, and one that the page stops; Firefox runs the others at night. */
const IN_FIREFOX = ['an endless loop', 'a regular expression that backtracks'];

for (const { kind, code, message } of RUNAWAYS) {
  test(`the page goes on during ${kind}`, {
    tag: IN_FIREFOX.includes(kind) ? '@firefox' : '@firefox-nightly',
  }, async ({ page }) => {
    const block = await keepEditor(page);
    await runProgram(block, SAY_PLACE + code);
    await expect(block.status).toHaveText(message);
    // For how long the page is blocked: decisions/0005-live-runner.md.
    await expect(block.lines.first()).toHaveText('in a worker');
    await runProgram(block, 'console.log("alive");');
    await expect(block.lines).toHaveText(['alive']);
  });
}

freshTest('the page can be used while a program hangs', { tag: '@firefox' }, async ({ page }) => {
  await page.clock.install();
  const block = await openEditor(page);
  // However long it takes to use the page, the program is not stopped meanwhile.
  await page.clock.pauseAt(Date.now() + 60_000);
  await runProgram(block, SAY_PLACE + HANG);
  await expect(block.lines).toHaveText(['in a worker']);
  const root = page.locator('html');
  const before = (await root.getAttribute('data-theme-choice')) ?? '';
  await expectUsable(page);
  await expect(root).not.toHaveAttribute('data-theme-choice', before);
  await expect(block.status).toHaveText('Starting …');
  await page.clock.runFor(5000);
  await expect(block.status).toHaveText(SILENT);
});

for (const [name, code, message] of [
  ['a loop that catches everything', 'while (true) { try { while (true) {} } catch {} }', LOOP],
  ['a recursion that branches', RECURSION, LOOP],
  ['a loop in a later task', 'setTimeout(() => { for (;;); }, 100);', LOOP],
  ['a loop in the frame', 'document.title = "a";\nwhile (true) {}', LOOP],
  ['work inside the browser', `document.title = "a";\n${HANG}`, SILENT],
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

freshTest('runs a program in the frame where the browser allows no worker', async ({ page }) => {
  await page.route('**/assets/live/frame-*', async (route) => {
    const response = await route.fetch();
    const refuse = (text: string) => text.replace('worker-src blob:', "worker-src 'none'");
    const body = refuse(await response.text());
    const policy = refuse(response.headers()['content-security-policy'] ?? '');
    expect(body).toContain("worker-src 'none'");
    await route.fulfill({
      body,
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
    });
  });
  const block = await openEditor(page);
  await expect(block.lines).toHaveText(['2 4 2']);
  await runProgram(block, `${SAY_PLACE}while (true) {}`);
  await expect(block.status).toHaveText(LOOP);
  await expect(block.lines).toHaveText(['in the frame']);
});

freshTest('stops 256 MB past the console', async ({ page }) => {
  const code = 'parent.postMessage("x".repeat(2 ** 28), "*");';
  // On a slow machine, it takes longer to send than code has for an answer.
  const message = new RegExp(`^(?:${FLOOD}|${SILENT})$`);
  await expectStopped(page, await openEditor(page), { code, message });
});

async function expectStopped(
  page: Page,
  block: LiveBlock,
  { code, message }: { readonly code: string; readonly message: string | RegExp },
): Promise<void> {
  await runProgram(block, code);
  await expect(block.status).toHaveText(message);
  await expect(block.frame).toHaveCount(0);
  expect(await block.lines.count()).toBeLessThanOrEqual(200);
  await expectUsable(page);
  await runProgram(block, 'console.log("alive");');
  await expect(block.lines).toHaveText(['alive']);
}

test('the guard alone stops loops where frame and page share a process', {
  // Firefox, where the other tests of this file run as well, has no process for such a frame.
  tag: '@nightly',
}, async ({ playwright, baseURL }) => {
  // Safari has none either, and phones with little memory.
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
      await runProgram(block, `document.title;\n${code}`);
      await expect(block.status).toHaveText(LOOP);
      await expectUsable(page);
      await runProgram(block, 'console.log("alive");');
      await expect(block.lines).toHaveText(['alive']);
    }
  } finally {
    await browser.close();
  }
});

test('a text of 1 GB ends in an error, and a shorter one is cut', async ({ page }) => {
  const block = await keepEditor(page);
  await runProgram(block, '"x".repeat(2 ** 30);');
  await expect(block.status).toContainText('line 1: RangeError: Invalid string length');
  await runProgram(block, 'console.log("y".repeat(2 ** 20));');
  await expect(block.lines).toHaveText([/^y{2000} …$/]);
  await runProgram(block, 'console.log("x".repeat(2 ** 29 - 24));');
  // On a slow machine, it takes longer to print than code has for an answer.
  const cut = block.lines.filter({ hasText: /^x{2000} …$/ });
  await expect(cut.or(block.status.filter({ hasText: SILENT }))).toBeVisible();
  await expectUsable(page);
});

test('a loop that a reader starts with a press is stopped too', async ({ page }) => {
  const block = await openBlock(page, COMPONENT);
  await block.press('Run');
  await block.press(/^Edit/);
  await expect(block.figure).toContainText('cannot be interrupted in every browser');
  await runProgram(
    block,
    'export function App() {\n  return <button onClick={() => { while (true); }}>Loop</button>;\n}',
  );
  await block.figure.frameLocator('iframe').getByRole('button', { name: 'Loop' }).click();
  await expect(block.status).toHaveText(LOOP);
  await expectUsable(page);
});
