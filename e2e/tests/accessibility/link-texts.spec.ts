import { siteRoutes } from '../../routes.ts';
import { expect, readingTest as test } from '../../site-test.ts';

/** Texts that are meaningless out of context: Lighthouse 12, audit `link-text`. */
const EMPTY_WORDS =
  /^(click here|click this|go|here|information|learn more|more|more info|more information|right here|read more|see more|start|this)$/i;

const kinds = [...new Set(siteRoutes.map(({ kind }) => kind))];

for (const kind of kinds) {
  test(`every link of a page of the kind ${kind} says where it leads`, async ({ page }) => {
    const route = siteRoutes.find((candidate) => candidate.kind === kind);
    await page.goto(encodeURI(route?.path ?? ''));
    const texts = await page.locator('a[href]').allInnerTexts();
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => EMPTY_WORDS.test(text.trim()))).toEqual([]);
  });
}
