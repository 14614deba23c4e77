import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../../tools/browsers.mjs';

/** As on phones with little memory: a live example's frame shares the page's process, and so its CPU throttling. */
export const ONE_PROCESS = [
  '--disable-site-isolation-trials',
  '--disable-features=IsolateSandboxedIframes',
];

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
