// The interactive parts of pages in WebKit, with typed keys.
import { By, Key, type WebElement } from 'selenium-webdriver';
import { PROGRAM, RUNAWAYS } from '../live-steps.ts';
import { expect } from '../site-test.ts';
import { expectScript, find, resize, test, troubleOf, WIDTHS } from './webkit-test.ts';

const DOC = '/vibe/docs/getting-started/intro';
const LESSON = '/vibe/newdocs/Express/HTTP Methods & Status Codes';
/** Longest time in which a runaway program may block the page, in milliseconds. */
const MOST_BLOCKED_MS = 250;
/** Runs of each program; their median counts. */
const RUNS = 5;
const ALIVE = 'Done. Lines printed: 1. Output: alive';

/** Pastes a program into the editor, and begins to watch for how long the page is blocked. */
const PASTE_AND_WATCH = `const [textbox, code] = arguments;
const clipboardData = new DataTransfer();
clipboardData.setData('text/plain', code);
textbox.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
clearInterval(window.gapTimer);
window.longestGap = 0;
let last = performance.now();
window.gapTimer = setInterval(() => {
  const now = performance.now();
  window.longestGap = Math.max(window.longestGap, now - last);
  last = now;
}, 10);`;

test.beforeEach(async ({ driver, origin }) => {
  await resize(driver, WIDTHS.wide);
  await driver.get(`${origin}${DOC}`);
  await driver.executeScript('localStorage.clear()');
});
test.afterEach(async ({ driver }) => {
  expect(await troubleOf(driver)).toEqual([]);
});

test('search: keys open it, an answer is chosen and opened', async ({ driver }) => {
  await driver.actions().keyDown(Key.CONTROL).sendKeys('k').keyUp(Key.CONTROL).perform();
  const input = await find(driver, 'dialog[open] [role="combobox"]');
  await input.sendKeys('middlware');
  await find(driver, 'dialog[open] [role="option"]');
  await expectScript(driver, `document.querySelector('dialog[open]').dataset.status`, 'idle');
  await input.sendKeys(Key.ARROW_DOWN, Key.ARROW_UP, Key.ENTER);
  await expectScript(driver, `document.querySelector('h1').textContent`, 'Middleware');
});

test('search: Escape closes it', async ({ driver }) => {
  await (await find(driver, '.navbar button[aria-haspopup="dialog"]')).click();
  const input = await find(driver, 'dialog[open] [role="combobox"]');
  await input.sendKeys(Key.ESCAPE);
  await expectScript(driver, `document.querySelector('dialog[open]') === null`, true);
});

test('a question: wrong, then right, and kept after a reload', async ({ driver, origin }) => {
  await driver.get(origin + encodeURI(LESSON));
  const answer = async (text: string) => {
    const label = By.xpath(
      `//section[@aria-label="Questions"]//label[normalize-space()="${text}"]`,
    );
    const element = await driver.findElement(label);
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
    await element.click();
    await (await find(driver, '[aria-label="Questions"] button[type="submit"]')).click();
  };
  const said = `document.querySelector('[aria-label="Questions"] [role="status"]').textContent`;
  await answer('404');
  await expectScript(driver, `${said}.startsWith('Not right yet.')`, true);
  await driver.findElement(By.xpath('//button[normalize-space()="Try again"]')).click();
  await answer('201');
  await expectScript(driver, `${said}.startsWith('Right.')`, true);
  await driver.navigate().refresh();
  const first = '[aria-label="All questions"] button';
  await expectScript(driver, `/right/.test(document.querySelector('${first}').ariaLabel)`, true);
});

test('menus: the version menu, and on a narrow window that of the page', async ({
  driver,
  origin,
}) => {
  await (await find(driver, '.navbar details summary')).click();
  await find(driver, '.navbar details[open] .dropdown__menu a');
  await resize(driver, WIDTHS.narrow);
  await driver.get(`${origin}${DOC}`);
  await (await find(driver, '.navbar__toggle')).click();
  await find(driver, '#page-menu a');
  await driver.actions().sendKeys(Key.ESCAPE).perform();
  await expectScript(
    driver,
    `document.querySelector('#page-menu').matches(':popover-open')`,
    false,
  );
});

test('live code: a program runs, and runaway programs do not block the page', async ({
  driver,
  origin,
}) => {
  await driver.get(origin + encodeURI(PROGRAM.path));
  const figure = `[...document.querySelectorAll('figure')].find((one) => one.ariaLabel === '${PROGRAM.title}')`;
  const press = async (name: string) => {
    const button = await driver.executeScript<WebElement>(
      `return [...${figure}.querySelectorAll('button')].find((one) => one.textContent.trim().startsWith('${name}'))`,
    );
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', button);
    await button.click();
  };
  const status = `([...${figure}.querySelectorAll('[role="status"]')].at(-1)?.textContent.trim() ?? '')`;
  await press('Run');
  await expectScript(driver, `${status}.startsWith('Done.')`, true);
  await press('Edit');
  const editor = `[...${figure}.querySelectorAll('*')].map((one) => one.shadowRoot?.querySelector('[role="textbox"]')).find(Boolean)`;
  await expectScript(driver, `(${editor}) !== undefined`, true);
  const run = async (code: string) => {
    const textbox = await driver.executeScript<WebElement>(`return ${editor}`);
    await textbox.sendKeys(Key.chord(Key.CONTROL, 'a'), Key.DELETE);
    await driver.executeScript(PASTE_AND_WATCH, textbox, code);
    await textbox.sendKeys(Key.chord(Key.CONTROL, Key.ENTER));
  };
  const gaps: Record<string, number[]> = {};
  const idle: number[] = [];
  for (let time = 0; time < RUNS; time++) {
    for (const { kind, code } of RUNAWAYS) {
      await run('console.log("alive");');
      await expectScript(driver, status, ALIVE);
      idle.push(await driver.executeScript('return longestGap'));
      await run(code);
      // WebKit ends some of them by itself, with messages of its own.
      await expectScript(driver, `['', 'Starting …', '${ALIVE}'].includes(${status})`, false);
      gaps[kind] = [...(gaps[kind] ?? []), await driver.executeScript('return longestGap')];
    }
  }
  const usual = medianOf(idle);
  const medians = Object.entries(gaps).map(([kind, found]) => [kind, medianOf(found)] as const);
  console.log(`Page blocked, in ms: ${JSON.stringify(medians)}; by a harmless program: ${usual}`);
  // A busy machine blocks the page during a harmless program too.
  expect(medians.filter(([, gap]) => gap > usual + MOST_BLOCKED_MS)).toEqual([]);
});

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
}
