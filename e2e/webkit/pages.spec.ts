// Every page in WebKit, at two widths. Playwright's own WebKit is a build of its own; this one is Debian's.
import { By } from 'selenium-webdriver';
import { siteRoutes } from '../routes.ts';
import { expect } from '../site-test.ts';
import { resize, test, troubleOf, WIDTHS } from './webkit-test.ts';

const HAS_LOADED = 'return location.href === arguments[0] && document.readyState === "complete"';

for (const [name, width] of Object.entries(WIDTHS)) {
  test(`every page has one title, no error and no sideways scrolling in a ${name} window`, async ({
    driver,
    origin,
  }) => {
    await resize(driver, width);
    const problems: string[] = [];
    for (const { path, title } of siteRoutes) {
      const address = origin + encodeURI(path);
      await driver.get(address);
      // WebKit's driver may go on before a page has loaded; the end of that would pass for the end of the next one.
      await expect.poll(() => driver.executeScript(HAS_LOADED, address)).toBe(true);
      const titles = await Promise.all(
        (await driver.findElements(By.css('h1'))).map((heading) => heading.getText()),
      );
      const tooWide = await driver.executeScript<number>(
        'return document.documentElement.scrollWidth - innerWidth',
      );
      const found = [
        ...(titles.join('|').trim() === title ? [] : [`titles: ${titles.join('|')}`]),
        ...(tooWide > 0 ? [`is ${tooWide} px too wide`] : []),
        ...(await troubleOf(driver)),
      ];
      problems.push(...found.map((problem) => `${path}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}

test('what the policy forbids is blocked and reported', async ({ driver, origin }) => {
  await driver.get(`${origin}/vibe/`);
  await driver.executeScript(`const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);`);
  expect(await driver.executeScript('return window.ran ?? false')).toBe(false);
  await expect
    .poll(() => troubleOf(driver))
    .toEqual([expect.stringMatching(/^policy: script-src/)]);
});
