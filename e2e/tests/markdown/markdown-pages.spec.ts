import { createHash } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { slug } from 'github-slugger';
import { z } from 'zod';
import { expect, noteTexts, test } from '../../site-test.ts';
import { readHtml, readMarkdown, shareOf } from './read-page.ts';

/** Minimum share of a page's words that its Markdown must contain. */
const LEAST_SHARE = 0.97;

/** Maximum length of `llms.txt`, in characters: Agent-Friendly Docs specification, `llms-txt-size`. */
const LONGEST_INDEX = 50_000;

/** Maximum length of a page's file, in characters: the same, `page-size-markdown`. */
const LONGEST_FILE = 50_000;

async function listedPaths(request: APIRequestContext): Promise<readonly string[]> {
  const index = await (await request.get('/vibe/llms.txt')).text();
  return [...index.matchAll(/\]\((https:[^)\s]+\.md)\)/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
}

async function sitemapPaths(request: APIRequestContext): Promise<readonly string[]> {
  const sitemap = await (await request.get('/vibe/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname,
  );
}

/** The Markdown of a page with the parts that a long page is split into, by path. */
async function wholeMarkdown(request: APIRequestContext, path: string) {
  const file = path.endsWith('/') ? `${path}index.md` : `${path}.md`;
  const answer = await request.get(file);
  const first = await answer.text();
  const texts = new Map([[file, first]]);
  for (const [, part = ''] of first.matchAll(/^- \[Part \d+\]\(([^)]+)\): /gm)) {
    const { pathname } = new URL(part);
    texts.set(pathname, await (await request.get(pathname)).text());
  }
  return { answer, texts };
}

/** The id that a heading gives, `## Text {#id}`; it would be the slug of the text. */
const ID = / \{#(\S+)\}$/;

function idOf(heading: string): string {
  return ID.exec(heading)?.[1] ?? slug(heading);
}

/** All pages at night, and one of three by day: what converts them is the same for all. */
const READ_EVERY = process.env.TEST_FULL === '1' ? 1 : 3;

test('the Markdown of each page has its words, headings and code, and its links lead to pages and headings', async ({
  request,
}) => {
  const problems: string[] = [];
  const links = new Set<string>();
  const anchors = new Set<string>();
  const ids = new Map<string, readonly string[]>();
  const paths = await sitemapPaths(request);
  for (const path of paths.filter((_, index) => index % READ_EVERY === 0)) {
    const html = readHtml(await (await request.get(path)).text());
    const { answer, texts } = await wholeMarkdown(request, path);
    const long = [...texts.values()].filter((text) => text.length > LONGEST_FILE).length;
    problems.push(...(long > 0 ? [`${path}: ${long} files are too long`] : []));
    const parts = [...texts].map(([file, text]) => ({ file, ...readMarkdown(text) }));
    const markdown = {
      words: parts.flatMap(({ words }) => words),
      headings: parts.flatMap((part) => part.headings),
      codes: parts.flatMap(({ codes }) => codes),
      links: parts.flatMap((part) => part.links),
    };
    for (const part of parts) {
      ids.set(part.file, part.headings.map(idOf));
      for (const link of part.links.filter((one) => one.includes('#'))) {
        anchors.add(new URL(link, `https://vicharanashala.github.io${part.file}`).href);
      }
    }
    const share = shareOf(html.words, markdown.words);
    if (answer.headers()['content-type'] !== 'text/markdown; charset=utf-8') {
      problems.push(`${path}: no Markdown, ${answer.status()}`);
    } else if (share < LEAST_SHARE) {
      problems.push(`${path}: ${(share * 100).toFixed(1)} % of the words`);
    }
    const headings = markdown.headings.map((heading) => heading.replace(ID, ''));
    for (const kind of ['headings', 'codes'] as const) {
      const found = kind === 'headings' ? headings : markdown.codes;
      const missing = html[kind].filter((one) => !found.includes(one));
      problems.push(...missing.map((one) => `${path}: ${kind} lack ${one.slice(0, 200)}`));
    }
    for (const link of markdown.links) {
      const { origin, pathname } = new URL(link, 'https://vicharanashala.github.io');
      if (origin === 'https://vicharanashala.github.io' && pathname.startsWith('/vibe')) {
        links.add(pathname);
      }
    }
  }
  for (const link of links) {
    const status = (await request.get(link)).status();
    if (status !== 200) {
      problems.push(`a link to ${link} answers ${status}`);
    }
  }
  for (const anchor of anchors) {
    const { pathname, hash } = new URL(anchor);
    if (ids.get(pathname)?.includes(decodeURIComponent(hash.slice(1))) === false) {
      problems.push(`a link leads to ${anchor}, which is no heading of its file`);
    }
  }
  expect(problems).toEqual([]);
});

test('llms.txt lists nearly all pages, each of which answers, and is short', async ({
  request,
}) => {
  const index = await (await request.get('/vibe/llms.txt')).text();
  expect(index).toMatch(/^# ViBe\n\n> .+\n/);
  expect(index.length).toBeLessThan(LONGEST_INDEX);
  const listed = new Set(await listedPaths(request));
  const pages = await sitemapPaths(request);
  const missing = pages.filter(
    (path) => !listed.has(path.endsWith('/') ? `${path}index.md` : `${path}.md`),
  );
  expect(missing).toEqual([]);
  for (const path of listed) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test('every proven block of samples.json is in its page with that hash', async ({ request }) => {
  const list = await (await request.get('/vibe/samples.json')).json();
  const schema = await (await request.get(new URL(list.$schema).pathname)).json();
  expect(z.fromJSONSchema(schema).safeParse(list).error?.issues).toBeUndefined();
  const { pages } = list;
  expect(pages.length).toBeGreaterThan(40);
  for (const { path, samples } of pages.slice(0, 20)) {
    const { codes } = readMarkdown(await (await request.get(`${path}.md`)).text());
    const hashes = codes.map((code) => createHash('sha256').update(code).digest('hex'));
    expect(hashes, path).toEqual(samples.map(({ sha256 }: { sha256: string }) => sha256));
  }
});

test('a client that asks for Markdown gets it at the address of the page', async ({ request }) => {
  const ask = (accept: string) => request.get('/vibe/docs/intro', { headers: { accept } });
  const markdown = await ask('text/markdown, text/html;q=0.9');
  expect(markdown.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await markdown.text()).toMatch(/^---\ntitle: /);
  const html = await ask('text/html,*/*');
  expect(html.headers()['content-type']).toBe('text/html; charset=utf-8');
  for (const answer of [markdown, html]) {
    expect(answer.headers().vary).toBe('Accept-Encoding, Accept');
  }
});

test('a page links to its Markdown early and invisibly', async ({ page }) => {
  await page.goto('/vibe/newdocs/Express/Middleware');
  const address = '/vibe/newdocs/Express/Middleware.md';
  await expect(page.locator('link[rel=alternate][type="text/markdown"]')).toHaveAttribute(
    'href',
    address,
  );
  const pointer = page.getByText(`Markdown of this page: ${address}`);
  await expect(pointer).toHaveAttribute('aria-hidden', 'true');
  // Converters for agents leave out the navigation.
  await expect(page.locator('nav', { has: pointer })).toHaveCount(0);
  const before = await page.evaluate(
    () => document.body.innerText.split('Markdown of this page')[0]?.length ?? 0,
  );
  expect(before).toBeLessThan(200);
});

test('docs, lessons and the reference say to search engines what they are and when they changed', async ({
  page,
}) => {
  for (const [path, type] of [
    ['/vibe/api/courses', 'TechArticle'],
    ['/vibe/docs/intro', 'TechArticle'],
    ['/vibe/newdocs/Express/Middleware', 'LearningResource'],
  ] as const) {
    await page.goto(path);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const described = texts.map((text) => JSON.parse(text)).find((data) => data['@type'] === type);
    expect(described).toMatchObject({ inLanguage: 'en', description: expect.any(String) });
    // A clone without history knows no dates, and neither does a page without a file of its own.
    expect(described.dateModified ?? '2026-01-01T00:00:00.000Z').toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(texts.some((text) => text.includes('BreadcrumbList'))).toBe(true);
  }
});

test('@firefox the Markdown of a page can be copied and opened from the end of the page', async ({
  page,
  browserName,
}) => {
  if (browserName === 'chromium') {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  }
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => {
      document.documentElement.dataset.copied = text;
    };
  });
  await page.goto('/vibe/docs/intro');
  const actions = page.getByRole('list', { name: 'This page as Markdown' });
  const copy = actions.getByRole('button', { name: 'Copy as Markdown' });
  const said = await noteTexts(copy);
  await copy.click();
  await expect.poll(said).toContain('Copied');
  expect(await page.locator('html').getAttribute('data-copied')).toContain('# What is ViBe?');
  await actions.getByRole('link', { name: 'View as Markdown' }).press('Enter');
  await page.waitForURL('**/vibe/docs/intro.md');
});
