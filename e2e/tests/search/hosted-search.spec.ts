import type { Page, Request, Route } from '@playwright/test';
import { hostingRulesSchema } from '@vibe-docs/hosting';
import { serveFixture } from '../../fixture-site.ts';
import { searchInput as input, searchDialog } from '../../search-steps.ts';
import { expect, test } from '../../site-test.ts';

// Search of a site that is built with the three ALGOLIA_ variables. Its hosts are mocked.
const NAMES = ['dsn.algolia.net', '1.algolianet.com', '2.algolianet.com', '3.algolianet.com'];
const HOSTS = /^https:\/\/app1-(?:dsn\.algolia\.net|[123]\.algolianet\.com)\//;

let site: Awaited<ReturnType<typeof serveFixture>>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  const connectHosts = NAMES.map((name) => `https://app1-${name}`);
  site = await serveFixture(
    'hosted-search',
    hostingRulesSchema.parse({ basePath: '/vibe/', connectHosts }),
  );
});
test.afterAll(() => site.close());

const panel = (page: Page) => searchDialog(page).getByRole('alert');
const groups = (page: Page) => searchDialog(page).getByRole('group');

/** A hit in Algolia's format: a page of a group. */
const hitOf = (group: string, number: number) => {
  const hierarchy = { lvl0: group, lvl1: `${group} page ${number}`, lvl2: null };
  const marked = { lvl1: { value: `${group} page ${number}`, matchLevel: 'full' } };
  return {
    objectID: `${group}-${number}`,
    type: 'lvl1',
    url: `${site.origin}/vibe/docs/intro?${group}-${number}`,
    content: null,
    hierarchy,
    _highlightResult: { hierarchy: marked },
    _snippetResult: { hierarchy: marked },
  };
};

/** Responds with one page for each name of a group; nothing for the query "nothing". */
const answer = (names: readonly string[]) => async (route: Route) => {
  const { requests } = route.request().postDataJSON();
  const hits = requests[0].query === 'nothing' ? [] : names.map(hitOf);
  const result = { hits, nbHits: hits.length, page: 0, nbPages: 1, queryID: 'a1b2' };
  await route.fulfill({
    headers: { 'access-control-allow-origin': '*' },
    json: { results: [result] },
  });
};

/** Collects the requests of the page to other addresses than the site. */
function watchCalls(page: Page): readonly Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.origin)) {
      calls.push(request);
    }
  });
  return calls;
}

async function search(page: Page, query: string): Promise<void> {
  if ((await input(page).count()) === 0) {
    await page.goto(`${site.origin}/vibe/docs/intro`);
    await page.keyboard.press('Control+k');
  }
  await input(page).fill(query);
}

for (const [width, words] of [
  [1280, 10],
  [769, 10],
  [768, 5],
] as const) {
  test(`N2, N3, N4, N5, C8, C10: at ${width} px the dialog posts the specified request`, async ({
    page,
  }) => {
    const calls = watchCalls(page);
    await page.setViewportSize({ width, height: 900 });
    await page.route(HOSTS, answer(['Docs']));
    await search(page, 'x');
    await expect(groups(page)).toHaveCount(1);
    const call = calls[0];
    expect(call?.method()).toBe('POST');
    const url = new URL(call?.url() ?? '');
    expect(url.host).toBe('app1-dsn.algolia.net');
    expect(url.pathname).toBe('/1/indexes/*/queries');
    expect(url.searchParams.get('x-algolia-application-id')).toBe('APP1');
    expect(url.searchParams.get('x-algolia-api-key')).toBe('publickey1');
    const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
    expect(call?.postDataJSON()).toEqual({
      requests: [
        {
          query: 'x',
          indexName: 'vibe',
          facetFilters: [
            'language:en',
            [
              'docusaurus_tag:default',
              'docusaurus_tag:docs-default-current',
              'docusaurus_tag:docs-newdocs-current',
            ],
          ],
          attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
          attributesToSnippet: [...levels, 'content'].map((name) => `${name}:${words}`),
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          hitsPerPage: 20,
          clickAnalytics: false,
        },
      ],
    });
  });
}

test('N6, C9: hits come in groups of at most 5, with their number', async ({ page }) => {
  await page.route(HOSTS, answer([...Array.from({ length: 7 }, () => 'Docs'), 'Blog']));
  await search(page, 'x');
  await expect(groups(page)).toHaveCount(2);
  await expect(groups(page).first().getByRole('option')).toHaveCount(5);
  await expect(groups(page).last().getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'See all 8 results' })).toBeVisible();
});

test('X3: three of four groups seen before are suggested when nothing is found', async ({
  page,
}) => {
  await page.route(HOSTS, answer(['Docs', 'Blog', 'Express', 'React']));
  await search(page, 'x');
  await expect(groups(page)).toHaveCount(4);
  await search(page, 'nothing');
  await expect(page.getByText('No results for "nothing"')).toBeVisible();
  await expect(page.getByText('Try searching for')).toBeVisible();
  await expect(searchDialog(page).getByRole('listitem').getByRole('button')).toHaveText([
    'Docs',
    'Blog',
    'Express',
  ]);
});

test('X2, N6, T6b: when no host can be reached the error panel shows, stays and disappears', async ({
  page,
}) => {
  const calls = watchCalls(page);
  await page.route(HOSTS, (route) => route.abort());
  await search(page, 'x');
  await expect(panel(page)).toContainText('Unable to fetch results');
  await expect(panel(page)).toContainText('You might want to check your network connection.');
  expect(new Set(calls.map((call) => new URL(call.url()).host)).size).toBe(4);
  await expect(searchDialog(page)).toHaveAttribute('data-status', 'error');
  await page.unroute(HOSTS);
  await page.route(HOSTS, answer(['Docs']));
  await search(page, 'xy');
  await expect(groups(page)).toHaveCount(1);
  await expect(panel(page)).toHaveCount(0);
});

test('X5: after a failure the next host is used, and the failed one is skipped', async ({
  page,
}) => {
  const calls = watchCalls(page);
  await page.route(HOSTS, answer(['Docs']));
  await page.route(/app1-dsn/, (route) =>
    route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } }),
  );
  await search(page, 'x');
  await expect(groups(page)).toHaveCount(1);
  await search(page, 'xy');
  await expect.poll(() => calls.length).toBe(3);
  const hosts = calls.map((call) => new URL(call.url()).host);
  expect(hosts[0]).toBe('app1-dsn.algolia.net');
  expect(hosts.slice(1).filter((host) => host === hosts[0])).toEqual([]);
});

test('X2b: the search page says that no host can be reached, and tries again', async ({ page }) => {
  await page.route(HOSTS, (route) => route.abort());
  await page.goto(`${site.origin}/vibe/search?q=x`);
  const alert = page.getByRole('alert').filter({ hasText: 'Unable to fetch results' });
  await expect(alert).toContainText('You might want to check your network connection.');
  await page.unroute(HOSTS);
  await page.route(HOSTS, answer(['Docs']));
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('ol > li')).toHaveCount(1);
});

test('N7, N9: choosing a hit requests no recommendations and sends no analytics', async ({
  page,
}) => {
  const calls = watchCalls(page);
  await page.clock.install();
  await page.route(HOSTS, answer(['Docs', 'Blog']));
  await search(page, 'x');
  await expect(groups(page)).toHaveCount(2);
  // Impressions would be reported after 400 ms, and clicks immediately.
  await page.clock.runFor(600);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?Docs-0$/);
  await page.clock.runFor(600);
  expect(calls.map((call) => new URL(call.url()).pathname)).toEqual(['/1/indexes/*/queries']);
});
