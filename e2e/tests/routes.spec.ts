import { SITE_ORIGIN, type SiteRoute, siteRoutes } from '../routes.ts';
import { expect, openPage, readingTest, test } from '../site-test.ts';

for (const { path, title } of siteRoutes) {
  readingTest(`${path} answers with the page "${title}"`, async ({ page, trouble, request }) => {
    const response = await request.get(encodeURI(path), { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    // Before React, which writes them anew.
    const html = await response.text();
    expect(canonicalOf(html)).toBe(SITE_ORIGIN + encodeURI(path));
    expect(titleOf(html)).toBe(title);
    expect(html).toMatch(/<main\b/);

    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      SITE_ORIGIN + encodeURI(path),
    );
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description?.length ?? 0).toBeGreaterThanOrEqual(20);
    expect(await page.title()).toContain('ViBe');
    expect(trouble).toEqual({ errors: [], offSite: [] });
  });
}

test('the sitemap lists every contract route and nothing that does not answer', async ({
  request,
}) => {
  const xml = await (await request.get('/vibe/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) =>
    (url ?? '').replaceAll('&amp;', '&').replace(SITE_ORIGIN, ''),
  );
  const isHidden = ({ kind }: SiteRoute) => kind === 'search' || kind === 'unlisted';
  const expected = siteRoutes.filter((route) => !isHidden(route));
  expect(listed).toEqual(expect.arrayContaining(expected.map(({ path }) => encodeURI(path))));
  const hidden = siteRoutes.filter(isHidden).map(({ path }) => encodeURI(path));
  expect(listed.filter((path) => hidden.includes(path))).toEqual([]);
  for (const path of listed) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
});

/** @returns the address that the HTML of a page calls its own */
function canonicalOf(html: string): string | undefined {
  const link = /<link\b[^>]*\brel="?canonical\b[^>]*>/.exec(html)?.[0];
  return link && /\bhref="?([^">\s]+)/.exec(link)?.[1]?.replaceAll('&amp;', '&');
}

/** @returns the text of the first `h1` in the HTML of a page */
function titleOf(html: string): string | undefined {
  const inside = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  return inside
    ?.replace(/<!--.*?-->|<[^>]*>/g, '')
    .replace(/&(?:#x27|#39|apos);/g, "'")
    .replace(/&quot;/g, '"')
    .replaceAll('&amp;', '&')
    .trim();
}
