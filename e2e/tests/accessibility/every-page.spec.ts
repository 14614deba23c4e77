import { violationsInThemes } from '../../axe.ts';
import { changedPages, siteRoutes } from '../../routes.ts';
import { expect, openPage, test } from '../../site-test.ts';

/** Width in CSS pixels that WCAG 2.2 requires for reflow (1.4.10). */
const NARROW = 320;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// accessibility.spec.ts audits one page of each kind on every change of the site's code; this covers single pages.
for (const { path } of siteRoutes) {
  test(`${path} has no WCAG 2.2 AA violation at ${NARROW} px`, {
    tag: changedPages?.includes(path) ? '@content' : '@nightly',
  }, async ({ page }) => {
    await page.setViewportSize({ width: NARROW, height: 800 });
    await openPage(page, path);
    expect(await violationsInThemes(page)).toEqual([]);
  });
}
