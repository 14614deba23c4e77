import { violationsInThemes } from '../../axe.ts';
import { siteRoutes } from '../../routes.ts';
import { expect, openPage, test } from '../../site-test.ts';

/** The narrowest screen that WCAG 2.2 asks for (1.4.10, reflow), in CSS pixels. */
const NARROW = 320;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// accessibility.spec.ts audits one page of each kind with each change; this is for what single pages add.
for (const { path } of siteRoutes) {
  test(`${path} has no WCAG 2.2 AA violation at ${NARROW} px`, {
    tag: '@nightly',
  }, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: NARROW, height: 800 });
    await openPage(page, path);
    expect(await violationsInThemes(page)).toEqual([]);
  });
}
