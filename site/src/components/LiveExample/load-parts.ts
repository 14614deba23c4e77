import frame from '@generated/live-examples/default/frame.json';

/** What a run needs; kept once loaded, so that later runs need no network. */
let packages: Promise<string> | undefined;

/** Loads the compiler. */
export const loadEngine = () => import('@vibe-docs/live/engine');

/**
 * Loads the script with the packages that examples may import. It is text here: only the frame runs it.
 *
 * @throws Error when it cannot be loaded; the next call tries again
 */
export function loadPackages(): Promise<string> {
  packages ??= fetchText(frame.packages).catch((error: unknown) => {
    packages = undefined;
    throw error;
  });
  return packages;
}

/** Address of the page that frames show. */
export const FRAME_URL = frame.page;

async function fetchText(url: string): Promise<string> {
  const reply = await fetch(url);
  if (!reply.ok) {
    throw new Error(`Cannot load ${url}: the server replied ${reply.status}.`);
  }
  return reply.text();
}
