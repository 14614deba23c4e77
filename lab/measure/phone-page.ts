import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  devices,
  type Page,
} from '@playwright/test';

/** The emulated phone of all measurements: a slow processor on a slow network. */
export const PHONE = {
  width: 412,
  height: 823,
  /** CPU throttling rate of the main thread. Workers are not throttled. */
  slowdown: 4,
  latencyMs: 150,
  /** 1.6 Mbit/s. */
  bytesPerSecond: (1.6 * 1_000_000) / 8,
} as const;

/** A page with an empty cache, and the bytes it has transferred so far. */
export interface PhonePage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Bytes transferred since the last call, including headers and requests of workers. */
  readonly takeBytes: () => Promise<number>;
}

/** Opens a page on the emulated phone. Close its context in the end. */
export async function openPhonePage(browser: Browser): Promise<PhonePage> {
  const context = await browser.newContext({
    viewport: { width: PHONE.width, height: PHONE.height },
    userAgent: devices['Pixel 7'].userAgent,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const takeBytes = countBytes(context);
  await slowDown(session);
  return { page, context, takeBytes };
}

/** Gives a page the network and the processor of the phone. @param session of the page */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latencyMs,
    downloadThroughput: PHONE.bytesPerSecond,
    uploadThroughput: PHONE.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown });
}

/** Counts the transferred bytes of a context. @returns a function that returns the bytes since its last call */
export function countBytes(context: BrowserContext): () => Promise<number> {
  let finished: Promise<number>[] = [];
  context.on('requestfinished', (request) => {
    finished.push(
      request.sizes().then(
        (sizes) => sizes.responseBodySize + sizes.responseHeadersSize,
        // From the browser's cache: nothing was transferred.
        () => 0,
      ),
    );
  });
  return async () => {
    const taken = finished;
    finished = [];
    return (await Promise.all(taken)).reduce((sum, bytes) => sum + bytes, 0);
  };
}
