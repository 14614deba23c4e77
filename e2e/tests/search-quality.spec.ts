import { readFileSync } from 'node:fs';
import { expect, openPage, readingTest as test } from '../site-test.ts';

interface JudgedQuery {
  readonly query: string;
  readonly kind: string;
  readonly accept: readonly string[];
}

const LIST = new URL('../../packages/search/bench/judged-queries.json', import.meta.url);

test('the judged queries find their pages', async ({ page }) => {
  test.setTimeout(180_000);
  const queries: readonly JudgedQuery[] = JSON.parse(readFileSync(LIST, 'utf8'));
  await openPage(page, '/vibe/search');
  const places: { query: string; kind: string; place: number }[] = [];
  for (const { query, kind, accept } of queries) {
    await page.getByRole('searchbox').fill(query);
    await page.locator(`[role="status"][data-query=${JSON.stringify(query)}]`).waitFor();
    const paths = await page
      .locator('ol > li h2 a')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      );
    const pages = [...new Set(paths.map((path) => decodeURI(path).slice('/vibe/'.length)))];
    const found = pages.findIndex((path) => accept.includes(path)) + 1;
    places.push({ query, kind, place: accept.length > 0 ? found : pages.length === 0 ? 1 : 0 });
  }
  const isWithin = (most: number) => (row: { place: number }) => row.place > 0 && row.place <= most;
  const misses = places.filter((row) => !isWithin(3)(row));
  expect(misses.filter(({ kind }) => kind === 'typo' || kind === 'no answer')).toEqual([]);
  expect(places.filter(isWithin(1)).length / places.length).toBeGreaterThanOrEqual(0.95);
  expect(
    places.filter(isWithin(3)).length / places.length,
    JSON.stringify(misses),
  ).toBeGreaterThanOrEqual(0.99);
});
