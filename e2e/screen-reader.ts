import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';

const READER = readFileSync(
  fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')),
  'utf8',
);
/** An address of the site itself: its policy allows no other scripts. */
const ADDRESS = '/vibe/virtual-screen-reader.js';

/** Length at which the text of a line is cut, in characters. */
const LONGEST = 90;

/** The component sheet has every part that an article can have. */
export const SHEET = '/vibe/docs/contributing/component-sheet';

/** A short page of each kind. */
export const PAGES_OF_KINDS = {
  home: '/vibe/',
  doc: '/vibe/docs/System Design & Architecture/Backend/Module Breakdown/Projects',
  'older-doc': '/vibe/docs/2025/intro',
  lesson: '/vibe/newdocs/github/undo',
  'lesson-aid': '/vibe/newdocs/Typescript/Compiler Errors',
  series: '/vibe/newdocs/category/mongodb',
  category: '/vibe/docs/category/concepts',
  reference: '/vibe/docs/api/backend/Other/auth',
  api: '/vibe/api/projects',
  post: '/vibe/blog/first-blog-post',
  'blog-list': '/vibe/blog/tags/hola',
  page: '/vibe/markdown-page',
  search: '/vibe/search',
  'not-found': '/vibe/no/such/page',
} as const;

/**
 * Lets the virtual screen reader of Guidepup read a part of an open page from its beginning to its end.
 * It follows the W3C's accessibility mappings; it is not NVDA, VoiceOver or Orca.
 *
 * @returns one line for each phrase, indented below the element that contains it
 */
export async function readAloud(part: Locator): Promise<string> {
  await serveReader(part.page());
  return layOut(await part.evaluate(readInPage, ADDRESS));
}

/** Begins to note what live regions announce. @returns a function that takes the announcements so far */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await serveReader(page);
  await page.evaluate(async (address) => {
    const { virtual } = await import(address);
    await virtual.start({ container: document.body });
  }, ADDRESS);
  return async () => {
    const phrases = await page.evaluate(async (address): Promise<string[]> => {
      const { virtual } = await import(address);
      return virtual.spokenPhraseLog();
    }, ADDRESS);
    return phrases.filter((phrase) => /^(polite|assertive): \S/.test(phrase));
  };
}

async function serveReader(page: Page): Promise<void> {
  await page.route(`**${ADDRESS}`, (route) =>
    route.fulfill({ body: READER, contentType: 'text/javascript' }),
  );
}

/** Runs in the page. The reader is made for jsdom, so the page first says what a browser knows. */
async function readInPage(container: Element, address: string): Promise<string[]> {
  const undo: (() => void)[] = [];
  const setAttributes = (element: Element, attributes: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(attributes)) {
      const before = element.getAttribute(name);
      element.setAttribute(name, value);
      undo.push(() => {
        if (before === null) element.removeAttribute(name);
        else element.setAttribute(name, before);
      });
    }
  };
  for (const element of container.querySelectorAll<HTMLElement>('*')) {
    const isShown =
      element.checkVisibility({ visibilityProperty: true }) ||
      getComputedStyle(element).display === 'contents';
    if (element instanceof HTMLElement && !isShown) {
      setAttributes(element, { 'aria-hidden': 'true' });
    }
  }
  for (const summary of container.querySelectorAll('details > summary:first-of-type')) {
    const isOpen = summary.parentElement?.hasAttribute('open') ?? false;
    setAttributes(summary, { role: 'button', 'aria-expanded': String(isOpen) });
  }
  for (const input of container.querySelectorAll<HTMLInputElement>(
    'input:is([type="radio"], [type="checkbox"])',
  )) {
    setAttributes(input, { 'aria-checked': String(input.checked) });
  }
  // Readers say code in lines, not in the elements that colour it.
  for (const code of container.querySelectorAll('pre code')) {
    const parts = [...code.childNodes];
    code.textContent = code.textContent.replaceAll(/\s+/g, ' ');
    undo.push(() => code.replaceChildren(...parts));
  }
  const { virtual } = await import(address);
  // It may be listening.
  await virtual.stop();
  await virtual.start({ container });
  const first = virtual.activeNode;
  const [beginning] = await virtual.spokenPhraseLog();
  // After the end it begins again.
  do {
    await virtual.next();
  } while (virtual.activeNode !== first || (await virtual.lastSpokenPhrase()) !== beginning);
  const phrases = (await virtual.spokenPhraseLog()).slice(0, -1);
  await virtual.stop();
  for (const step of undo.reverse()) {
    step();
  }
  return phrases;
}

/** A phrase; of an element that ends, with the phrases inside of it. */
interface Spoken {
  readonly phrase: string;
  inside?: readonly Spoken[];
}

/** Replaces phrases such as "end of list" by indentation, and leaves out texts that repeat a name. */
function layOut(phrases: readonly string[]): string {
  const spoken: Spoken[] = [];
  for (const phrase of phrases) {
    const begun = spoken.findLastIndex(
      (start) => start.inside === undefined && phrase === `end of ${start.phrase}`,
    );
    const start = spoken[begun];
    if (start === undefined) {
      spoken.push({ phrase });
    } else {
      start.inside = spoken.splice(begun + 1);
    }
  }
  return `${linesOf(spoken).join('\n')}\n`;
}

function linesOf(spoken: readonly Spoken[], parentName?: string): string[] {
  return spoken.flatMap(({ phrase, inside = [] }) => [
    ...(parentName?.includes(phrase) ? [] : [shorten(phrase)]),
    ...linesOf(inside, nameOf(phrase)).map((line) => `  ${line}`),
  ]);
}

/** What follows the role in a phrase: without it, "list" in "listitem" would be left out. */
function nameOf(phrase: string): string {
  const [, ...rest] = phrase.split(', ');
  return rest.join(', ');
}

function shorten(phrase: string): string {
  const text = phrase.replace(/(?:, level \d+)?, position (\d+), set size (\d+)/, ', $1 of $2');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}
