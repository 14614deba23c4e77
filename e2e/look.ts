import type { Page } from '@playwright/test';

/** Where a part of a page stands and how it looks. Numbers are CSS pixels. */
export interface PartLook {
  readonly x: number;
  readonly width: number;
  readonly colour: string;
  readonly ground: string;
  readonly fontSize: number;
}

/** The parts that make the look of the site. */
const PARTS = {
  page: 'body',
  navbar: '.navbar',
  title: 'h1',
  subtitle: 'main h2',
  text: 'main p:not(:empty)',
  link: 'main p a, main li a',
  code: 'main figure.theme-code-block',
  token: 'main .code-token-keyword',
  note: 'main .theme-admonition',
  table: 'main table',
  sidebar: '.theme-doc-sidebar-container',
  openPage: '.menu__link--active[aria-current="page"]',
  contents: '.theme-doc-toc-desktop',
  footer: '.footer',
  inlineCode: 'main p > code',
  word: 'main p > button[popovertarget]',
  caution: 'main .alert--warning',
  danger: 'main .alert--danger',
  marked: 'main .code-line-marked',
  added: 'main .code-line-added',
  removed: 'main .code-line-removed',
  tab: 'main .tabs__item--active',
  unfolds: 'main details.alert',
  button: 'main .button--primary',
  question: 'main [aria-label="Questions"]',
  next: '.pagination-nav__link--next',
} as const;

/**
 * Measures the look of the page that is open: place across the page, colours and sizes of type.
 * Heights and pixels are left out: they hang on the fonts of the machine.
 *
 * @returns by the name of the part; parts that the page does not have are missing
 */
export function measureLook(page: Page): Promise<Record<string, PartLook>> {
  return page.evaluate((parts) => {
    const looks = Object.entries(parts).flatMap(([name, selector]) => {
      const elements = [...document.querySelectorAll(selector)];
      // Menus and contents of narrow screens are in the HTML, and hidden.
      const element = elements.find((one) => one.checkVisibility());
      if (element === undefined) {
        return [];
      }
      const { x, width } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize } = getComputedStyle(element);
      const look = {
        x: Math.round(x),
        width: Math.round(width),
        colour: color,
        ground: backgroundColor,
        fontSize: Number.parseFloat(fontSize),
      };
      return [[name, look] as const];
    });
    return Object.fromEntries(looks);
  }, PARTS);
}

/** Pixels by which a place or a width may differ: a scroll bar, a rounding. */
const TOLERANCE = 16;

/** Parts inside a line: where they stand and how wide they are hangs on the font. */
const INLINE: readonly string[] = ['link', 'token', 'inlineCode', 'word'];

/** Parts that are as wide as their words. */
const AS_WIDE_AS_WORDS: readonly string[] = [
  ...INLINE,
  'table',
  'title',
  'subtitle',
  'tab',
  'button',
];

/** What differs between two looks, as sentences; empty when they are alike. */
export function compareLooks(
  expected: Readonly<Record<string, PartLook>>,
  found: Readonly<Record<string, PartLook>>,
): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  return names.flatMap((name) => {
    const was = expected[name];
    const is = found[name];
    if (was === undefined || is === undefined) {
      return [`${name} ${was === undefined ? 'is new' : 'is gone'}`];
    }
    const left = difference(`${name}, left`, was.x, is.x, TOLERANCE);
    const width = difference(`${name}, width`, was.width, is.width, TOLERANCE);
    return [
      ...(INLINE.includes(name) ? [] : left),
      ...(AS_WIDE_AS_WORDS.includes(name) ? [] : width),
      ...difference(`${name}, size of type`, was.fontSize, is.fontSize, 0.5),
      ...(was.colour === is.colour ? [] : [`${name}: colour ${was.colour}, now ${is.colour}`]),
      ...(was.ground === is.ground ? [] : [`${name}: ground ${was.ground}, now ${is.ground}`]),
    ];
  });
}

function difference(name: string, was: number, is: number, tolerance: number): string[] {
  return Math.abs(was - is) <= tolerance ? [] : [`${name}: ${was}, now ${is}`];
}
