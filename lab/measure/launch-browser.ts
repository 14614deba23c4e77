import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../../tools/browsers.mjs';

/** Launches the same Chromium as the browser tests. @param args additional arguments */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = await ensureChromium();
  return chromium.launch({
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      ...args,
    ],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
}
