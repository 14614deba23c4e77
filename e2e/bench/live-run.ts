// `npx tsx e2e/bench/live-run.ts`: how long a phone takes from a press of Run to what the code draws.
// Build first.
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { createSiteServer, readManifest } from '@vibe-docs/hosting';
import { openPhonePage, PHONE } from './phone-page.ts';

const BUILD = fileURLToPath(new URL('../../site/build', import.meta.url));
const COMPONENT = '/vibe/newdocs/React/TSX%20&%20Typed%20Components';
const PROGRAM =
  '/vibe/newdocs/Typescript/Mastering%20Functions/Mastering%20Functions%20in%20TypeScript';
/** Each first press is made so often, with an empty cache. */
const VISITS = 5;

/** A press: milliseconds until the result, and bytes over the network. */
interface Press {
  readonly ms: number;
  readonly bytes: number;
}

const browser = await chromium.launch({
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    // As on phones with little memory: frame and page in one process, so both are slowed down.
    '--disable-site-isolation-trials',
    '--disable-features=IsolateSandboxedIframes',
  ],
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
});
const server = await createSiteServer({ buildDir: BUILD, manifest: readManifest(BUILD) }).listen({
  port: 0,
});
try {
  console.log(
    `Phone: main thread ${PHONE.slowdown}× slower, frame and page in one process, ${PHONE.latencyMs} ms, 1.6 Mbit/s, empty cache.`,
  );
  for (const [name, path] of [
    ['component', COMPONENT],
    ['program', PROGRAM],
  ] as const) {
    const first: Press[] = [];
    const second: number[] = [];
    for (let visit = 0; visit < VISITS; visit++) {
      const presses = await measure(browser, server.origin + path);
      first.push(presses.first);
      second.push(presses.second);
    }
    const times = first.map(({ ms }) => Math.round(ms));
    const kilobytes = Math.round((first[0]?.bytes ?? 0) / 1000);
    console.log(
      `${name}: first run ${times.join(', ')} ms (${kilobytes} kB), again ${second.map(Math.round).join(', ')} ms`,
    );
  }
} finally {
  await server.close();
  await browser.close();
}

async function measure(
  inBrowser: Browser,
  url: string,
): Promise<{ readonly first: Press; readonly second: number }> {
  const { page, context, takeBytes } = await openPhonePage(inBrowser);
  await page.goto(url, { waitUntil: 'networkidle' });
  await takeBytes();
  const firstMs = await press();
  const bytes = await takeBytes();
  const secondMs = await press();
  await context.close();
  return { first: { ms: firstMs, bytes }, second: secondMs };

  /** In the page, from the event of the press to the frame in which its result stands. */
  function press(): Promise<number> {
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const run = [...document.querySelectorAll('figure button')].find(
            ({ textContent }) => textContent === 'Run',
          );
          const figure = run?.closest('figure');
          const start = performance.now();
          let wasStarting = false;
          // No named function in here: the one who runs this file marks names, the page knows no marks.
          new MutationObserver((_changes, observer) => {
            const isDone = /The example runs below|Done\. Lines/.test(figure?.textContent ?? '');
            if (isDone && wasStarting) {
              observer.disconnect();
              requestAnimationFrame(() => resolve(performance.now() - start));
            }
            wasStarting ||= !isDone;
          }).observe(document.body, { subtree: true, childList: true, characterData: true });
          if (run instanceof HTMLElement) {
            run.click();
          }
        }),
    );
  }
}
