import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../../site-test.ts';

const BUILD = fileURLToPath(new URL('../../../site/build', import.meta.url));

/** One page of each layout. */
const PAGES = [
  '/vibe/',
  '/vibe/docs/intro',
  '/vibe/docs/contributing/component-sheet',
  '/vibe/docs/glossary',
  '/vibe/docs/development/architecture',
  '/vibe/newdocs/Typescript/Generics',
  '/vibe/newdocs/category/express',
  '/vibe/docs/category/concepts',
  '/vibe/blog',
  '/vibe/blog/long-blog-post',
  '/vibe/search',
  '/vibe/api',
  '/vibe/api/auth',
  '/vibe/no/such/page',
] as const;

for (const { width, tag } of [{ width: 412 }, { width: 1280, tag: '@nightly' }]) {
  for (const path of PAGES) {
    test(`no layout shifts while ${path} loads at ${width} px`, {
      tag: tag ?? [],
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(watchShifts);
      await page.goto(encodeURI(path));
      await page.waitForLoadState('networkidle');
      expect(await readShifts(page)).toEqual([]);
    });
  }
}

test('no layout shifts when the connection stalls in the middle of the navbar', async ({
  page,
}) => {
  const html = await readFile(join(BUILD, 'docs/glossary.html'), 'utf8');
  const middle = html.indexOf('navbar__items--right', html.indexOf('<body'));
  expect(middle).toBeGreaterThan(0);
  // After the first item, which is a menu of versions.
  const pause = html.indexOf('</ul>', middle);
  let goOn = (): void => {};
  const isSeen = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const server = createServer(({ url }, response) => {
    if (url === '/') {
      response.setHeader('Content-Type', 'text/html');
      response.write(html.slice(0, pause));
      isSeen.then(() => response.end(html.slice(pause)));
    } else if (url?.endsWith('.svg')) {
      // Without its dimensions, the logo would be as wide as its alternative text.
      response.setHeader('Content-Type', 'image/svg+xml');
      createReadStream(join(BUILD, url.slice('/vibe/'.length))).pipe(response);
    } else {
      response.writeHead(404).end();
    }
  });
  try {
    await once(server.listen(0), 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.addInitScript(watchShifts);
    await page.goto(`http://localhost:${port}/`, { waitUntil: 'commit' });
    await expect(page.locator('.navbar__brand')).toBeVisible();
    await waitForFrames(page);
    goOn();
    await expect(page.getByRole('button', { name: /Search/ })).toBeVisible();
    expect(await readShifts(page)).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

/** Injected into the page before any other script. */
function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources = [] } = entry as PerformanceEntry & {
        readonly value: number;
        readonly sources?: readonly { readonly node?: Node | null }[];
      };
      const nodes = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.nodeName),
      );
      shifts.push(`${value.toFixed(4)} ${nodes.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The layout shifts so far, with their sources. */
async function readShifts(page: Page): Promise<readonly string[]> {
  await waitForFrames(page);
  return await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** A change by a script is rendered in the next frame, and reported in the one after it. */
async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))),
      ),
  );
}
