import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { format } from 'node:util';
import { type Browser, type ConsoleMessage, chromium, type Page } from 'playwright-core';
import { cacheKey } from '../cache/result-cache.ts';

/** Longest wait for something to appear: timers of the lessons take 20 seconds, and the machine may be slow. */
const PATIENCE_MS = 60_000;

/** Longest wait for an answer of a page, of which it is asked many. */
const ANSWER_MS = 5_000;

/** A page without a server. */
const BLANK = 'about:blank';

/** The window, and the largest picture of it: as wide as the text of a lesson. */
const WINDOW = { width: 720, height: 500 };
const PICTURE_QUALITY = 80;

/** What a page shows that shows nothing. */
const NOTHING = {
  text: '',
  /** What its buttons say. */
  buttons: '',
  /** Path and search of its address. */
  path: '',
  /** Name and text of the element with the focus. */
  focus: '',
  /** The JSON in the local storage. */
  storage: '',
  /** What its console has printed since it was loaded, or since a button was pressed. */
  console: '',
};

type Look = Readonly<typeof NOTHING>;

/** Instructions about a page that is open. */
const PAGE_ACTIONS = ['press', 'pick', 'type', 'enter', 'wait', 'keys', 'disabled', 'see'] as const;

type PageAction = (typeof PAGE_ACTIONS)[number];

/** Returns whether an instruction is about a page that is open. */
export function isPageAction(name: string): name is PageAction {
  return PAGE_ACTIONS.some((known) => known === name);
}

/** A browser with one page. */
export class Screen {
  readonly #browser: Browser;
  readonly #page: Page;
  /** What the page has printed to its console. */
  #console: Promise<string>[] = [];

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
    page.on('console', (message) => this.#console.push(textOf(message)));
    page.on('pageerror', (error) => this.#console.push(Promise.resolve(String(error))));
  }

  /**
   * @param prefix arguments before the program, so that it is in the network of the reader's terminals
   * @param folder for its files
   */
  static async open(prefix: readonly string[], folder: string): Promise<Screen> {
    const program = join(folder, 'browser');
    const path = process.env.CHROMIUM_PATH ?? chromium.executablePath();
    const words = [...prefix, path].map((word) => `'${word}'`).join(' ');
    writeFileSync(program, `#!/bin/sh\nexec ${words} "$@"\n`, { mode: 0o755 });
    const browser = await chromium.launch({ executablePath: program, chromiumSandbox: false });
    const page = await browser.newPage({ viewport: WINDOW });
    page.setDefaultTimeout(PATIENCE_MS);
    return new Screen(browser, page);
  }

  /** Loads a page, with an empty console, and waits until it shows something. */
  async load(url = BLANK): Promise<void> {
    this.#console = [];
    const go = () => this.#page.goto(url, { waitUntil: 'commit' });
    // The page of before may load itself again at this moment, which interrupts the first attempt.
    await go().catch(() => setTimeout(ANSWER_MS).then(go));
    if (url !== BLANK) {
      await this.waitFor((look) => look.text.trim() !== '' || look.console.includes('Error'));
    }
  }

  /** Does what an instruction says. Throws when that cannot be done, or when what it says is not there. */
  async follow(name: PageAction, value: string, field: string): Promise<void> {
    const page = this.#page;
    switch (name) {
      case 'press':
        this.#console = [];
        return page
          .getByRole('button', { name: value, exact: true })
          .or(page.getByRole('link', { name: value, exact: true }))
          .click();
      case 'pick':
        return page.getByLabel(value, { exact: true }).check();
      case 'type':
        return page.getByLabel(field, { exact: true }).fill(value);
      case 'enter':
        await page.getByRole('textbox').fill(value);
        return page.getByRole('textbox').press('Enter');
      case 'wait':
        return setTimeout(Number(value) * 1000);
      case 'keys':
        for (const key of value.split(', ')) {
          await page.keyboard.press(key);
        }
        return;
      case 'disabled':
        return page.getByRole('button', { name: value, exact: true, disabled: true }).waitFor();
      case 'see':
        if (!(await this.waitFor(({ text }) => oneLine(text).includes(value)))) {
          throw new Error(`"${value}" does not appear.`);
        }
    }
  }

  /** Waits until what the page shows fits, and returns whether it does. */
  async waitFor(fits: (look: Look) => boolean): Promise<boolean> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const look = await this.look();
      const timeout = end - Date.now();
      if (fits(look) || timeout <= 0) {
        return fits(look);
      }
      const isOther = (last: string) => document.body.innerText !== last;
      await this.#page.waitForFunction(isOther, look.text, { timeout }).catch(() => {});
    }
  }

  /** What the page shows. */
  async look(): Promise<Look> {
    const seen = await orNothing(this.#page.evaluate(readPage));
    const printed = await Promise.all(this.#console.map(orNothing));
    return { ...NOTHING, ...seen, console: printed.join('\n') };
  }

  /** Takes a picture (WebP) of the app, with a hash of its elements and styles, which no machine changes. */
  async takePicture(): Promise<{ readonly bytes: Uint8Array; readonly shown: string }> {
    const { height, shown } = await this.#page.evaluate(readApp);
    const session = await this.#page.context().newCDPSession(this.#page);
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: PICTURE_QUALITY,
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width: WINDOW.width, height, scale: 1 },
    });
    return { bytes: Buffer.from(data, 'base64'), shown: cacheKey('picture', shown) };
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}

/** Runs in the page. */
function readPage(): Omit<Look, 'console'> {
  const focused = document.activeElement ?? document.body;
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : focused;
  const name = focused === document.body ? '' : ` ${label?.textContent ?? ''}`;
  const stored = Object.values(localStorage).map((text) =>
    text.startsWith('{') ? JSON.stringify(JSON.parse(text), null, 2) : text,
  );
  return {
    text: document.body.innerText,
    buttons: [...document.querySelectorAll('button')].map((one) => one.innerText).join('\n'),
    path: location.pathname + location.search,
    focus: focused.localName + name,
    storage: stored.join('\n'),
  };
}

/** Runs in the page. The picture ends below the last element, or with the window. */
function readApp() {
  const app = document.querySelector('#root') ?? document.body;
  const ends = [...app.querySelectorAll(':not(:has(*))')].map(
    (one) => one.getBoundingClientRect().bottom + scrollY,
  );
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const height = Math.min(innerHeight, Math.ceil(Math.max(...ends)) + 24);
  return { height, shown: [app.innerHTML, ...rules.map(({ cssText }) => cssText)] };
}

/** A page that loads itself again may refuse an answer, or never give it: it is asked again. */
async function orNothing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  const noAnswer = setTimeout(ANSWER_MS, undefined, { ref: false });
  return await Promise.race([answer, noAnswer]).catch(() => undefined);
}

/** A message with its values in place of `%s`. */
async function textOf(message: ConsoleMessage): Promise<string> {
  const values = message.args().map((value) => value.jsonValue());
  return await Promise.all(values).then(
    (known) => format(...known),
    () => message.text(),
  );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
