import type { Response } from '@playwright/test';
import { contractRoutes, SITE_ORIGIN } from '../../contract-routes.ts';
import { judgeAnswer, judgeFacts, type PageFacts, type RouteAnswer } from '../../judge-route.ts';
import { changedPages, type SiteRoute, siteRoutes } from '../../routes.ts';
import { expect, type PageTrouble, test } from '../../site-test.ts';

/** Width in CSS pixels that WCAG 2.2 requires for reflow (1.4.10). */
const NARROW = 320;

/** At night, Firefox opens all pages too. */
const isNightly = process.env.TEST_FULL === '1';

/** Pages per test: few enough to stay far below the timeout. */
const CHUNK = 10;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const opened = siteRoutes.filter(({ path }) => changedPages?.includes(path) ?? true);

for (let first = 0; first < opened.length; first += CHUNK) {
  const routes = opened.slice(first, first + CHUNK);
  test(`pages ${first + 1} to ${first + routes.length} answer with the right page, and fit into ${NARROW} px`, {
    tag: ['@content', ...(isNightly ? ['@firefox'] : [])],
  }, async ({ page, trouble }) => {
    await page.setViewportSize({ width: NARROW, height: 800 });
    await page.addInitScript(saveData);
    const problems: string[] = [];
    for (const route of routes) {
      const answer = await readAnswer(await page.goto(encodeURI(route.path)));
      const found = [
        ...judgeAnswer(answer, route),
        ...judgeFacts(await page.evaluate(readFacts), route),
        ...judgeWidth(await page.evaluate(() => document.documentElement.scrollWidth)),
        ...takeTrouble(trouble),
      ];
      problems.push(...found.map((problem) => `${route.path}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}

test('the site has every route that the contract names, and none twice', {
  tag: '@content',
}, () => {
  const paths = siteRoutes.map(({ path }) => path);
  expect(contractRoutes.filter((path) => !paths.includes(path))).toEqual([]);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test('the two author pages have the addresses of R9', () => {
  const authors = siteRoutes.filter(({ path }) => path.startsWith('/vibe/blog/authors/'));
  expect(authors.map(({ path }) => path)).toEqual([
    expect.stringMatching(/\/all-[a-z-]+-articles$/),
    expect.stringMatching(/\/[a-z-]+$/),
  ]);
});

test('the sitemap lists every contract route and nothing that does not answer', {
  tag: '@content',
}, async ({ request }) => {
  const xml = await (await request.get('/vibe/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) =>
    (url ?? '').replaceAll('&amp;', '&').replace(SITE_ORIGIN, ''),
  );
  const isHidden = ({ kind }: SiteRoute) => ['search', 'unlisted', 'older-doc'].includes(kind);
  const expected = siteRoutes.filter((route) => !isHidden(route));
  expect(listed).toEqual(expect.arrayContaining(expected.map(({ path }) => encodeURI(path))));
  const hidden = siteRoutes.filter(isHidden).map(({ path }) => encodeURI(path));
  expect(listed.filter((path) => hidden.includes(path))).toEqual([]);
  for (const path of listed) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
});

/** Injected before any other script. Other tests cover what pages prefetch on a good connection. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', {
    value: { effectiveType: '4g', saveData: true },
  });
}

async function readAnswer(response: Response | null): Promise<RouteAnswer> {
  return {
    status: response?.status() ?? 0,
    isRedirected: response?.request().redirectedFrom() != null,
    html: (await response?.text()) ?? '',
  };
}

function judgeWidth(width: number): string[] {
  return width > NARROW ? [`is ${width} px wide`] : [];
}

/** Runs in the page. A locator would inject Playwright's scripts into every page. */
function readFacts(): PageFacts {
  const { documentElement: root } = document;
  const attributesOf = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
  const ids = attributesOf('[id]', 'id');
  return {
    titles: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent.trim()),
    language: root.lang,
    canonicals: attributesOf('link[rel="canonical"]', 'href'),
    description: attributesOf('meta[name="description"]', 'content').join(),
    tab: document.title,
    repeatedIds: [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))],
  };
}

/** Errors since the last call. */
function takeTrouble({ errors, offSite }: PageTrouble): string[] {
  return [
    ...errors.splice(0).map((text) => `logs an error: ${text.split('\n', 1)}`),
    ...offSite.splice(0).map((address) => `calls ${address}`),
  ];
}
