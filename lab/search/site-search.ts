import type { Browser, Page } from '@playwright/test';
import { readJudgedList } from '@vibe-docs/search/judging';
import { openPhonePage } from '../measure/phone-page.ts';

const searchInput = (page: Page) => page.getByRole('dialog').getByRole('combobox');

/** Measurements of the search in one visit with an empty cache. */
export interface SearchCost {
  /** From the press that opens search to the first visible result. */
  readonly firstResultMs: number;
  readonly firstResultBytes: number;
  /** The same for a query that only matches full text, typed immediately. */
  readonly fullTextMs: number;
  readonly fullTextBytes: number;
  /** From a key until the worker has answered, in milliseconds, for each time that it was asked. */
  readonly keyMs: readonly number[];
  /** The same until the page has the answer. */
  readonly answerMs: readonly number[];
  /** Heap and buffers of the worker after all keys. */
  readonly workerBytes: number;
  /** Longest main-thread task while search opened. */
  readonly longestTaskMs: number;
}

/** A query that matches titles, and one that only matches running text. */
export interface ProbeQueries {
  readonly title: string;
  readonly text: string;
}

/** "middleware" is a title; "riddle after riddle" occurs in the running text of one page. */
export const PROBES: ProbeQueries = { title: 'middleware', text: 'riddle after riddle' };

/** What is typed key by key. */
export function typedQueries(): readonly string[] {
  return readJudgedList('train')
    .filter((_, index) => index % 9 === 0)
    .map(({ query }) => query);
}

/** The value below which this share of others lies. */
export function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/** Measures the site's search dialog: empty cache, emulated phone. */
export async function measureSiteSearch(
  browser: Browser,
  address: string,
  probes: ProbeQueries,
  typed: readonly string[],
): Promise<SearchCost> {
  const first = await measureFirstResult(browser, address, probes.title);
  const full = await measureFirstResult(browser, address, probes.text);
  return {
    firstResultMs: first.ms,
    firstResultBytes: first.bytes,
    fullTextMs: full.ms,
    fullTextBytes: full.bytes,
    ...(await measureKeys(browser, address, typed)),
    longestTaskMs: Math.max(first.longestTaskMs, full.longestTaskMs),
  };
}

/** From the press that opens the dialog to the first result of a query: empty cache, emulated phone. */
export async function measureFirstResult(browser: Browser, address: string, query: string) {
  const { page, context, takeBytes } = await openPhonePage(browser);
  try {
    await openAndSettle(page, address);
    await takeBytes();
    const startMs = await page.evaluate(watchForHits);
    await page.keyboard.press('Control+k');
    await searchInput(page).fill(query);
    await page.waitForFunction(() => 'firstHitMs' in window, undefined, { timeout: 60_000 });
    const { hitMs, longestTaskMs } = await page.evaluate(readWatch);
    return { ms: hitMs - startMs, bytes: await takeBytes(), longestTaskMs };
  } finally {
    await context.close();
  }
}

/** Otherwise the start of the page itself would count as search. */
async function openAndSettle(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
}

interface Watched {
  firstHitMs?: number;
  longestTaskMs?: number;
}

function watchForHits(): number {
  const watched = window as Watched;
  watched.longestTaskMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      watched.longestTaskMs = Math.max(watched.longestTaskMs ?? 0, duration);
    }
  }).observe({ type: 'longtask' });
  new MutationObserver(() => {
    if (document.querySelector('dialog [role=option]') !== null) {
      watched.firstHitMs ??= performance.now();
    }
  }).observe(document.body, { childList: true, subtree: true });
  return performance.now();
}

function readWatch() {
  const { firstHitMs = Number.NaN, longestTaskMs = 0 } = window as Watched;
  return { hitMs: firstHitMs, longestTaskMs };
}

/** What the worker takes for each key, without CPU throttling, and what it holds in the end. */
async function measureKeys(browser: Browser, address: string, typed: readonly string[]) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const worker = page.waitForEvent('worker', (found) => found.url().includes('/search.'));
    await page.addInitScript(timeWorkers);
    await openAndSettle(page, address);
    const heapOf = await watchWorkers(page);
    await page.keyboard.press('Control+k');
    const input = searchInput(page);
    await input.fill('warm');
    await (await worker).evaluate(stampAnswers);
    await page.waitForTimeout(1_000);
    await page.evaluate(() => {
      (window as TimedWindow).answers = [];
    });
    for (const query of typed) {
      await input.fill('');
      await input.pressSequentially(query, { delay: MS_BETWEEN_KEYS });
    }
    await page.waitForTimeout(500);
    const answers = await page.evaluate(() => (window as TimedWindow).answers ?? []);
    return {
      keyMs: answers.map(({ askedMs, sentMs }) => sentMs - askedMs),
      answerMs: answers.map(({ askedMs, hereMs }) => hereMs - askedMs),
      workerBytes: await heapOf('/search.'),
    };
  } finally {
    await context.close();
  }
}

/** A quick typist's: 120 words a minute. */
const MS_BETWEEN_KEYS = 100;

/** All since the page was opened. */
interface TimedAnswer {
  readonly askedMs: number;
  /** When the worker sent it. */
  readonly sentMs: number;
  /** When the page got it. */
  readonly hereMs: number;
}

interface TimedWindow {
  answers?: TimedAnswer[];
}

/** Records how long each request to the worker takes; it answers them in turn. */
function timeWorkers(): void {
  const timed = window as TimedWindow;
  timed.answers = [];
  const asked = new Map<Worker, number[]>();
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, order: { kind: string }) {
    const own = asked.get(this) ?? [];
    if (!asked.has(this)) {
      asked.set(this, own);
      this.addEventListener('message', ({ data }) => {
        const sentMs = data.sentAt - performance.timeOrigin;
        timed.answers?.push({ askedMs: own.shift() ?? 0, sentMs, hereMs: performance.now() });
      });
    }
    if (order.kind === 'search') {
      own.push(performance.now());
    }
    // biome-ignore lint/complexity/noArguments: the second argument may be an array or an object.
    return Reflect.apply(post, this, arguments);
  };
}

/** In the worker: adds to each message when it was sent. */
function stampAnswers(): void {
  const post = self.postMessage.bind(self);
  self.postMessage = (message: object) =>
    post({ ...message, sentAt: performance.timeOrigin + performance.now() });
}

/** What DevTools says of a heap. */
interface HeapUsage {
  readonly usedSize: number;
  readonly backingStorageSize: number;
}

/** @returns a function that measures the heap and the buffers of the worker whose address holds a text */
async function watchWorkers(page: Page): Promise<(text: string) => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  const sessions = new Map<string, string>();
  const answers = new Map<number, (result: HeapUsage) => void>();
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    sessions.set(targetInfo.url, sessionId);
  });
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message);
    answers.get(id)?.(result);
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const call = (sessionId: string, method: string) =>
    new Promise<HeapUsage>((resolve) => {
      const id = answers.size;
      answers.set(id, resolve);
      session.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method }),
      });
    });
  return async (text) => {
    const [, sessionId] = [...sessions].find(([url]) => url.includes(text)) ?? [];
    if (sessionId === undefined) {
      throw new Error(`No worker of this page has ${text} in its address.`);
    }
    await call(sessionId, 'HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize } = await call(sessionId, 'Runtime.getHeapUsage');
    return usedSize + backingStorageSize;
  };
}
