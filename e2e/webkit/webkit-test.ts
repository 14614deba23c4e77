import { spawn } from 'node:child_process';
import { get, type RequestListener } from 'node:http';
import { test as base, expect } from '@playwright/test';
import { listen } from '@vibe-docs/hosting';
import { Builder, By, type WebDriver, type WebElement } from 'selenium-webdriver';
import { Capabilities } from 'selenium-webdriver/lib/capabilities.js';
import { MINI_BROWSER } from '../../tools/browsers.mjs';

/** Widths of the window in CSS pixels. The narrow one is the smallest that the browser's toolbar allows. */
export const WIDTHS = { wide: 1280, narrow: 447 } as const;
const HEIGHT = 900;

/** Settings of WebKit that a test changes. */
export type Without = 'nothing' | 'scripts' | 'storage';
const SETTINGS: Readonly<Record<Without, readonly string[]>> = {
  nothing: [],
  // Scripts of pages only; the driver's own still run.
  scripts: ['--enable-javascript-markup=false'],
  storage: ['--enable-html5-local-storage=false', '--enable-html5-database=false'],
};

/** Collects what a console would show: WebKit's driver has no console. It is the first script of each page. */
const WATCH = `window.__trouble = [];
const note = (text) => window.__trouble.push(String(text).slice(0, 300));
addEventListener('error', (event) => note(event.message ?? 'resource: ' + (event.target.src ?? event.target.href)), true);
addEventListener('unhandledrejection', (event) => note(event.reason));
addEventListener('securitypolicyviolation', (event) => note('policy: ' + event.effectiveDirective + ' ' + event.blockedURI));
const log = console.error;
console.error = (...values) => { note(values.join(' ')); log(...values); };
`;

interface WebKitFixtures {
  readonly without: Without;
  /** Origin of the site with `WATCH` in each page. */
  readonly origin: string;
  readonly driver: WebDriver;
}

/** Playwright's runner with WebKitGTK, driven over WebDriver. */
export const test = base.extend<object, WebKitFixtures>({
  without: ['nothing', { option: true, scope: 'worker' }],
  origin: [
    async ({ browserName: _ }, use, { project }) => {
      const { origin, close } = await listen(watchSite(project.use.baseURL ?? ''), { port: 0 });
      await use(origin);
      await close();
    },
    { scope: 'worker' },
  ],
  driver: [({ without }, use) => withWebKit(SETTINGS[without], use), { scope: 'worker' }],
});

/** Forwards requests to the site, and adds `WATCH` to pages as a file of the site, which the policy allows. */
function watchSite(site: string): RequestListener {
  return (request, response) => {
    if (request.url === '/vibe/watch.js') {
      response.setHeader('Content-Type', 'text/javascript').end(WATCH);
      return;
    }
    const { accept = '*/*' } = request.headers;
    get(site + request.url, { headers: { accept }, agent: false }, (answer) => {
      const { 'content-length': _, ...headers } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, headers);
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        const isPage =
          /text\/html/.test(headers['content-type'] ?? '') && !request.url?.includes('/live/');
        const watched = () =>
          body.toString().replace('<head>', '<head><script src="/vibe/watch.js"></script>');
        response.end(isPage ? watched() : body);
      });
    }).on('error', () => response.destroy());
  };
}

async function withWebKit(
  settings: readonly string[],
  use: (driver: WebDriver) => Promise<void>,
): Promise<void> {
  const { port, close: freePort } = await listen(() => undefined, { port: 0 });
  await freePort();
  // In a process group of its own: Xvfb and the driver end together.
  const display = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    // Needed where root runs it, as in containers.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation', ...settings] },
  });
  let driver: WebDriver | undefined;
  await expect(async () => {
    driver = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(capabilities)
      .build();
  }).toPass();
  if (driver === undefined) throw new Error('WebKit did not start.');
  await resize(driver, WIDTHS.wide);
  await use(driver);
  await driver.quit();
  if (display.pid !== undefined) process.kill(-display.pid);
}

/** Gives the window a width in CSS pixels. */
export async function resize(driver: WebDriver, width: number): Promise<void> {
  await driver.manage().window().setRect({ width, height: HEIGHT });
}

/** What went wrong in the open page since it was opened. */
export function troubleOf(driver: WebDriver): Promise<string[]> {
  return driver.executeScript("return window.__trouble ?? ['The page was not watched.']");
}

/** The first element that a selector finds in the page, once it is displayed. */
export async function find(driver: WebDriver, selector: string): Promise<WebElement> {
  let found: WebElement | undefined;
  await expect(async () => {
    for (const element of await driver.findElements(By.css(selector))) {
      if (await element.isDisplayed()) {
        found = element;
        return;
      }
    }
    throw new Error(`${selector} is not displayed.`);
  }).toPass();
  if (found === undefined) throw new Error(`${selector} was not found.`);
  return found;
}

/** Waits until a script in the page returns a value. */
export async function expectScript(
  driver: WebDriver,
  script: string,
  value: unknown,
): Promise<void> {
  await expect.poll(() => driver.executeScript(`return ${script}`)).toEqual(value);
}
