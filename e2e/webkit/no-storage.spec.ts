// The site in WebKit without storage.
import { expect } from '../site-test.ts';
import { expectScript, find, test, troubleOf } from './webkit-test.ts';

const PAGES = ['/vibe/', '/vibe/docs/getting-started/intro', '/vibe/newdocs/Express/Middleware'];

test.use({ without: 'storage' });

test('pages open without an error, and colours and search work', async ({ driver, origin }) => {
  for (const path of PAGES) {
    await driver.get(origin + encodeURI(path));
    expect(await troubleOf(driver), path).toEqual([]);
  }
  const theme = 'document.documentElement.dataset.theme';
  const before = await driver.executeScript(`return ${theme}`);
  await (await find(driver, '.navbar button[data-switches-colours]')).click();
  await expectScript(driver, theme, before === 'dark' ? 'light' : 'dark');
  await (await find(driver, '.navbar button[aria-haspopup="dialog"]')).click();
  await (await find(driver, 'dialog[open] [role="combobox"]')).sendKeys('middleware');
  await find(driver, 'dialog[open] [role="option"]');
  expect(await troubleOf(driver)).toEqual([]);
});
