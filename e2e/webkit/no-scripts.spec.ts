// The site in WebKit without JavaScript.
import { By } from 'selenium-webdriver';
import { expect } from '../site-test.ts';
import { find, resize, test, WIDTHS } from './webkit-test.ts';

const PAGES = ['/vibe/', '/vibe/docs/getting-started/intro', '/vibe/newdocs/Express/Middleware'];

test.use({ without: 'scripts' });

test('pages are read, menus open, and search is a link', async ({ driver, origin }) => {
  for (const path of PAGES) {
    await driver.get(origin + encodeURI(path));
    expect(await driver.executeScript('return window.__trouble === undefined')).toBe(true);
    expect(await (await find(driver, 'h1')).getText()).not.toBe('');
    expect((await (await find(driver, 'main')).getText()).length).toBeGreaterThan(200);
  }
  await (await find(driver, '.navbar details summary')).click();
  await find(driver, '.navbar details[open] .dropdown__menu a');
  expect(await driver.findElements(By.css('.navbar a[href="/vibe/search"]'))).toHaveLength(1);
  await resize(driver, WIDTHS.narrow);
  await driver.get(origin + PAGES[1]);
  await (await find(driver, '.navbar__toggle')).click();
  await find(driver, '#page-menu a');
});
