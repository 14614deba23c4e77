// The headers of answers, and their effect in browsers. packages/hosting tests which file gets which headers;
// this file tests the built files in a real browser.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext, Page, Request, Worker } from '@playwright/test';
import { searchHits, searchInput } from '../../search-steps.ts';
import { expect, openPage, test } from '../../site-test.ts';

const BUILD = fileURLToPath(new URL('../../../site/build/', import.meta.url));
const LESSON = '/vibe/newdocs/Express/Getting Started with Express';

/** Maximum size of headers, in bytes over HTTP/1.1. Those of pages have 1,420, of subresources 360 to 490. */
const PAGE_LIMIT = 1_500;
const PART_LIMIT = 520;

/** Every API by which a script starts another one, as its name appears in minified code. */
const STARTERS = /\b(?:Worker|SharedWorker|serviceWorker|importScripts|\w*Worklet)\b/g;

/** The form in which Rspack writes the start of a worker; the group is the id of its chunk. */
const KNOWN_START = /\bnew (?:Shared)?Worker\(new URL\(\w+\.p\+\w+\.u\("([\w/-]+)"\)/g;

/**
 * The forms in which the page about saved copies handles their worker; a test of hosting and the one below hold its
 * headers.
 */
const SERVICE_WORKER = /\bnavigator\.serviceWorker\b/g;

/** An exercise starts the compiler, a file of the build that is no part of the bundle, by its address. */
const COMPILER_START = /\bnew Worker\(\w+\.\w+\.types\)/g;
const COMPILER = /^assets\/js\/workers\/types-\w+\.js$/;

/** The policy of an answer without its style sources: pages list their own. */
async function policyOf(request: APIRequestContext, url: string): Promise<readonly string[]> {
  const response = await request.get(url);
  expect(response.status(), url).toBe(200);
  const policy = response.headers()['content-security-policy'] ?? '';
  return policy.split('; ').filter((directive) => !directive.startsWith('style-src '));
}

/** Asks Rspack's runtime in the open page for the address of a script. */
function addressOf(page: Page, id: string): Promise<string> {
  return page.evaluate((chunk) => {
    let address = '';
    const list = Object.keys(window).find((name) => name.startsWith('webpackChunk')) ?? '';
    const chunks: unknown = Reflect.get(window, list);
    if (Array.isArray(chunks)) {
      const ask = (require: { readonly p: string; readonly u: (id: string) => string }) => {
        address = require.p + require.u(chunk);
      };
      chunks.push([[`ask-${chunk}`], {}, ask]);
    }
    return address;
  }, id);
}

async function startSearch(page: Page): Promise<Worker> {
  await openPage(page, LESSON);
  const started = page.waitForEvent('worker');
  await page.keyboard.press('Control+k');
  await searchInput(page).fill('express');
  await expect(searchHits(page).first()).toBeVisible();
  return started;
}

test('every built script that is started as a worker has the policy of the site', async ({
  page,
}) => {
  const scripts = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.m?js$/.test(file),
  );
  // The page has Rspack's runtime from the first interaction on.
  await startSearch(page);
  const ids = new Set<string>();
  for (const file of scripts) {
    const text = readFileSync(BUILD + file, 'utf8')
      .replaceAll(SERVICE_WORKER, '')
      .replaceAll(COMPILER_START, '');
    const known = [...text.matchAll(KNOWN_START)];
    expect(text.match(STARTERS)?.length ?? 0, `ways to start a script in ${file}`).toBe(
      known.length,
    );
    for (const [, id = ''] of known) {
      ids.add(id);
    }
  }
  const started = await Promise.all([...ids].map((id) => addressOf(page, id)));
  expect(started).toEqual([
    expect.stringMatching(/^\/vibe\/assets\/js\/workers\/search\.\w+\.js$/),
  ]);
  const policy = await policyOf(page.request, encodeURI(LESSON));
  expect(policy.slice(0, 1)).toEqual(["default-src 'none'"]);
  const compilers = scripts.filter((file) => COMPILER.test(file)).map((file) => `/vibe/${file}`);
  expect(compilers).toHaveLength(1);
  for (const address of [...started, ...compilers, '/vibe/sw.js']) {
    expect(await policyOf(page.request, address)).toEqual(policy);
  }
});

test('the policy blocks and reports what it forbids', { tag: '@firefox' }, async ({ page }) => {
  await openPage(page, LESSON);
  const found = await page.evaluate(async () => {
    const violations: string[] = [];
    const all = new Promise<void>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        if (violations.push(effectiveDirective) === 3) resolve();
      });
    });
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    const frame = document.createElement('iframe');
    // Another port is another origin.
    frame.src = `${location.protocol}//${location.hostname}:65535/`;
    document.body.append(script, frame);
    await fetch(frame.src).catch(() => undefined);
    await all;
    return { ran: 'ran' in window, violations: violations.sort() };
  });
  expect(found).toEqual({
    ran: false,
    violations: ['connect-src', 'frame-src', 'script-src-elem'],
  });
});

test('the policy applies in the search worker', async ({ page }) => {
  const worker = await startSearch(page);
  const found = await worker.evaluate(async () => {
    const own = await fetch('/vibe/search-manifest.json').then(({ status }) => status);
    const refusal = new Promise<string>((resolve) => {
      addEventListener('securitypolicyviolation', (event) => {
        resolve(String(Reflect.get(event, 'effectiveDirective')));
      });
    });
    // Another port is another origin.
    await fetch(`${location.protocol}//${location.hostname}:65535/`).catch(() => undefined);
    return { own, refusedBy: await refusal };
  });
  expect(found).toEqual({ own: 200, refusedBy: 'connect-src' });
});

for (const { name, path } of [
  { name: 'a lesson', path: LESSON },
  { name: 'the home page', path: '/vibe/' },
  { name: 'the API page', path: '/vibe/api' },
]) {
  test(`${name} and its parts have no headers without an effect`, async ({ page }) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    // Asked now: the sizes of a request that ends with the page cannot be read.
    const found = await Promise.all(
      requests
        .filter((request) => request.url().startsWith('http:'))
        .map(async (request) => ({
          path: new URL(request.url()).pathname,
          bytes: (await request.sizes()).responseHeadersSize,
        })),
    );
    // At least the page and its script.
    expect(found.length).toBeGreaterThan(1);
    const isPage = (address: string) => !/\.\w+$/.test(address);
    const heavy = found.filter((answer) => {
      return answer.bytes > (isPage(answer.path) ? PAGE_LIMIT : PART_LIMIT);
    });
    expect(heavy).toEqual([]);
  });
}

for (const path of ['/vibe/img/logo.svg', '/vibe/sitemap.xml', '/vibe/blog/rss.xml']) {
  test(`${path} is displayed when opened directly, and runs nothing`, async ({ page, trouble }) => {
    await page.goto(path);
    // The browser's XML viewer uses styles, which this site's policy has never allowed.
    const isOwnStyle = (text: string) => text.startsWith('Applying inline style');
    expect(trouble.errors.filter((text) => !isOwnStyle(text))).toEqual([]);
    // By the document, no locator: the viewer replaces the root.
    const ran = await page.evaluate(() => {
      const root = document.documentElement;
      const script = document.createElementNS('http://www.w3.org/1999/xhtml', 'script');
      script.textContent = 'document.documentElement.setAttribute("data-ran", "")';
      root.append(script);
      return root.hasAttribute('data-ran');
    });
    expect(ran).toBe(false);
  });
}
