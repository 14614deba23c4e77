import type { APIRequestContext } from '@playwright/test';
import { expect, test as freshTest, openPage, readingTest as test } from '../../site-test.ts';

const API = '/vibe/api';
const REFERENCE = '/vibe/docs/api/backend';
const ID = /\sid=(?:"([^"]*)"|([^\s>]+))/g;
const OPERATION = /^[A-Za-z]+Controller\.[\w.]+$/;

/** The used parts of pages and headings in the search index; packages/search describes the format. */
type IndexCore = readonly [
  { readonly rows: readonly (readonly [path: string])[] },
  { readonly rows: readonly (readonly (readonly [title: string, id: string])[])[] },
];

/** Anchors in the search index, by page. */
async function readAnchors(request: APIRequestContext): Promise<Map<string, readonly string[]>> {
  const response = await request.get('/vibe/search-core.json');
  const [pages, headings]: IndexCore = await response.json();
  return new Map(
    pages.rows.map(([path], page) => [path, (headings.rows[page] ?? []).map(([, id]) => id)]),
  );
}

/** Every id in the static HTML of a page. */
async function readIds(request: APIRequestContext, path: string): Promise<readonly string[]> {
  const html = await (await request.get(encodeURI(path))).text();
  return [...html.matchAll(ID)].map(([, quoted, bare]) => quoted ?? bare ?? '');
}

freshTest(
  'search knows every operation and every part of the reference by an anchor that exists',
  async ({ request }) => {
    const anchors = await readAnchors(request);
    const groups = [...anchors.keys()].filter((path) => path.startsWith(`${API}/`));
    const found = await Promise.all(
      groups.map(async (group) => {
        const operations = (await readIds(request, group)).filter((id) => OPERATION.test(id));
        expect(anchors.get(group)).toEqual(expect.arrayContaining(operations));
        return operations;
      }),
    );
    expect(found.flat()).toHaveLength(324);

    const pages = [...anchors.keys()].filter((path) => path.startsWith(REFERENCE));
    expect(pages).toHaveLength(14);
    for (const path of [API, ...groups, ...pages]) {
      const ids = await readIds(request, path);
      const lost = (anchors.get(path) ?? []).filter((anchor) => !ids.includes(anchor));
      expect(lost, path).toEqual([]);
    }
  },
);

for (const [query, address, heading] of [
  ['Signs in with e-mail', `${API}/auth#AuthController.login`, /^Signs in with e-mail/],
  ['Moves a section', `${API}/courses#SectionController.move`, /^Moves a section/],
  ['SignUpBody', `${REFERENCE}/Other/auth.authModuleValidators#signupbody`, /^SignUpBody/],
  [
    'SectionController',
    `${REFERENCE}/Other/courses.coursesModuleControllers#sectioncontroller`,
    /^SectionController/,
  ],
] as const) {
  test(`one of the first three results for "${query}" leads to it`, async ({ page }) => {
    await openPage(page, `/vibe/search?q=${query}&in=API`);
    await page.locator(`[role="status"][data-query="${query}"]`).waitFor();
    const links = page.locator('ol > li:nth-child(-n + 3) h2 a');
    await links.and(page.locator(`[href="${address}"]`)).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeInViewport();
  });
}
